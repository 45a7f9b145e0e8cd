import { orbLimits } from '@playforward/contract';
import { type ActivityContext, currentActivity } from '../help/activity-context.ts';
import type { OrbMessage } from '../queue/orb-message.ts';
import { withoutProblemText } from '../voice/fallbacks.ts';
import { benchText } from './bench-text.ts';

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

/** What an activity makes of the context: wrong answers in a row raise the help level, as the server counts it. */
export function afterEvent(context: ActivityContext, event: SimulatedEvent): ActivityContext {
  switch (event) {
    case 'lesson_start':
      return { ...context, help_level: 0, current_activity: currentActivity({ lessonId: 1 }) };
    case 'lesson_complete':
      return { ...context, current_activity: null };
    case 'correct_answer':
      return { ...context, help_level: 0, current_activity: pretended };
    case 'wrong_answer': {
      const level = Math.min(orbLimits.highestHelpLevel, context.help_level + 1);
      return { ...context, help_level: level, current_activity: pretended };
    }
    case 'hint_request':
      return context;
  }
}

const pretended = currentActivity({ lessonId: 1, problemId: 1 });
