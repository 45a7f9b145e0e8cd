import type { Intent } from '../../hear/intents.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import type { Hit } from '../../know/knowledge.ts';
import { topicWords } from '../../know/words.ts';
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
const sureAlone = { answer: 0.9, idea: 0.95 } as const;
const sureBeside = 0.85;
/** What is said, not asked, has to be written nearly so. */
const sureThought = 1.05;

const nearlySo = 0.88;
/** How much of the question a written one has to share. */
const leastAlike = 0.7;

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
      .filter(({ found, alike }) => found.kind !== 'answer' || held?.skill === 'told' || alike >= leastAlike)
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

/** The lesson that the problem belongs to. */
function lessonOf({ held, context, means }: Turn): string | null {
  if (held?.skill === 'told') return topicOf(held);
  const own = held && means.knowledge.ideaOfSkill(held.skill, context.lesson?.slug)?.lesson?.slug;
  return context.lesson?.slug ?? own ?? null;
}

const saysWork: ReadonlySet<StepReading['verdict']> = new Set<StepReading['verdict']>([
  'right',
  'wrong',
  'model',
  'follows',
]);

/** A question or a thought about the kind of problem, answered by what its lesson has for just that. */
export const tellTopic: SayMove = (turn) => {
  const { held, heard } = turn;
  if (!held || heard.isOwnProblem) return null;
  if (heard.steps.some(({ verdict }) => saysWork.has(verdict))) return null;
  const lesson = lessonOf(turn);
  const hit = lesson === null ? null : written(turn, lesson);
  if (!hit || lesson === null) return null;
  // A question that was written nearly so is that question, whatever its words sound like.
  if (hit.alike < nearlySo || topicWords(heard.text).length < 2) {
    if (ofSteps.has(heard.intent) || isTermElsewhere(turn, lesson)) return null;
    const isQuestion = asks.test(heard.text) || heard.text.includes('?');
    if (!isQuestion && heard.steps.length > 0) return null;
    if (!isQuestion && (hit.fit < sureThought || hit.found.kind !== 'answer')) return null;
  }
  const { found } = hit;
  const isWhy = asksWhy.test(heard.text);
  return found.kind === 'idea'
    ? sayIdea(turn, found.idea, isWhy ? 'why' : 'what')
    : sayNote(turn, found.note, isWhy ? 'explain-why' : 'explain-idea');
};
