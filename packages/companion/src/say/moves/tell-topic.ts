import type { Intent } from '../../hear/intents.ts';
import type { Hit } from '../../know/knowledge.ts';
import { topicOf } from '../../story/topic-of.ts';
import type { SayMove, Turn } from '../turn.ts';
import { sayIdea, sayNote } from './idea-moves.ts';

const asks =
  /^\W*(?:but |so |wait |ok |and |or |um )*(?:wh?y|how come|what|whats|wat|how|is|isnt|isn't|are|arent|does|doesnt|do|can|cant)\b/i;
const asksWhy = /\b(?:wh?y|how come)\b/i;

/** Wishes that the steps of the problem answer better than what is written about its kind. */
const ofSteps: ReadonlySet<Intent> = new Set<Intent>([
  'hint',
  'next-step',
  'give-answer',
  'stuck',
  'check-answer',
  'show-work',
  'practice',
  'problem-meaning',
  'frustrated',
  'difference',
]);

/** An answer was written for a question; an idea has to fit it better. */
const sureAlone = { answer: 0.85, idea: 0.95 } as const;
const sureBeside = 0.85;

const inWords: Readonly<Record<string, string>> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '1/4': 'one fourth',
};

/** What is written in a lesson for a question, its words alone or beside those of the step that is on. */
function written({ heard, means, held, state }: Turn, lesson: string): Hit | null {
  const text = heard.text.replace(/\b1\/[234]\b/g, (one) => inWords[one] ?? one);
  const isWhy = asksWhy.test(text);
  const search = (query: string): readonly Hit[] =>
    means.knowledge
      .find(query, { lesson, kinds: ['answer', 'idea'], wants: isWhy ? 'reason' : undefined })
      .filter(
        ({ found }) =>
          found.lesson === lesson && !state.explained.includes(found.id) && (!isWhy || found.givesReason),
      );
  const [alone] = search(text);
  if (alone && alone.fit >= sureAlone[alone.found.kind === 'answer' ? 'answer' : 'idea']) return alone;
  const step = held?.rendered?.steps[Math.min(state.done, held.rendered.steps.length - 1)];
  const [beside] = isWhy && step ? search(`${text} ${step.explanation || step.instruction}`) : [];
  return beside && beside.fit >= sureBeside ? beside : null;
}

const meaning = /^\W*(?:so |ok |but )*(?:wh?ats?|what(?:'s| is| are| does| do))\b/i;
const namedWell = 0.9;

/** A term that has its own text in another lesson is explained by that. */
function isTermElsewhere({ heard, means }: Turn, lesson: string): boolean {
  if (!meaning.test(heard.text)) return false;
  const [first] = means.knowledge.find(heard.text, { kinds: ['idea', 'answer', 'part'], wants: 'meaning' });
  return first !== undefined && first.fit >= namedWell && first.found.lesson !== lesson;
}

/** A question about the kind of problem, answered by what its lesson has for just that question. */
export const tellTopic: SayMove = (turn) => {
  const { held, heard } = turn;
  if (!held || held.choices.length > 0 || heard.steps.length > 0 || heard.isOwnProblem) return null;
  if (!asks.test(heard.text) || ofSteps.has(heard.intent) || heard.asked !== null) return null;
  const lesson = topicOf(held);
  if (lesson === null || isTermElsewhere(turn, lesson)) return null;
  const hit = written(turn, lesson);
  if (!hit) return null;
  const { found } = hit;
  const isWhy = asksWhy.test(heard.text);
  return found.kind === 'idea'
    ? sayIdea(turn, found.idea, isWhy ? 'why' : 'what')
    : sayNote(turn, found.note, isWhy ? 'explain-why' : 'explain-idea');
};
