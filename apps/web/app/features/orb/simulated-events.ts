import { benchText } from './bench-text.ts';
import { withoutProblemText } from './fallbacks.ts';
import type { OrbMessage } from './orb-message.ts';

/** Activities the test page can pretend, in the order of the documents. */
export const simulatedEvents = [
  'lesson_start',
  'lesson_complete',
  'correct_answer',
  'wrong_answer',
  'hint_request',
] as const;
export type SimulatedEvent = (typeof simulatedEvents)[number];

/** What the companion says to an activity. Nothing is asked of a server; a hint needs a problem, and none is open here. */
export const simulatedReplies: Record<SimulatedEvent, OrbMessage> = {
  lesson_start: {
    text: benchText.replies.lesson_start,
    personality_mode: 'guiding',
    interaction_type: 'lesson_start',
  },
  lesson_complete: {
    text: benchText.replies.lesson_complete,
    personality_mode: 'celebrating',
    interaction_type: 'celebration',
  },
  correct_answer: {
    text: benchText.replies.correct_answer,
    personality_mode: 'fulfilled',
    emotional_state: 'confident',
    interaction_type: 'correct_answer',
  },
  wrong_answer: {
    text: benchText.replies.wrong_answer,
    personality_mode: 'supportive',
    emotional_state: 'worried',
    interaction_type: 'wrong_answer',
  },
  hint_request: {
    text: withoutProblemText('hint'),
    personality_mode: 'curious',
    emotional_state: 'curious',
    interaction_type: 'hint',
  },
};
