import { withoutTag } from '../../hear/asks-right.ts';
import type { Intent } from '../../hear/intents.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { formOf } from '../../know/read-text.ts';
import { askingIn } from '../asking-in.ts';
import { offersValue } from '../offers-value.ts';
import type { Draft, Turn } from '../turn.ts';
import { sayIdea, sayNote } from './idea-moves.ts';

const asksWhy = /\b(?:wh?y|how come)\b/i;

/** Wishes that the steps of the problem or a friendly word answer better than what is written about its kind. */
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
  'why-wrong',
  'unsure',
  'greeting',
  'thanks',
  'goodbye',
  'joke',
  'story',
  'bored',
  'tired',
  'insult',
  'proud',
  'yes',
  'no',
]);

/** How likely a text has to answer what was asked; a yes or no to another question would be false. */
const least = { asked: 0.1, verdict: 0.3, ofSteps: 0.4, besideWork: 0.45 } as const;

/**
 * A text of a lesson that is not near is told only where the question has words as telling as this: "why cant i just add
 * them" stands in many lessons and means what is on.
 */
const leastTelling = 4.4;

const saysWork: ReadonlySet<StepReading['verdict']> = new Set<StepReading['verdict']>([
  'right',
  'wrong',
  'model',
  'follows',
]);

/** How likely a text must be the answer to be told in this turn; null where none is told. */
function needed(turn: Turn): number | null {
  const { heard, held } = turn;
  if (heard.isOwnProblem || heard.intent === 'solve') return null;
  // What a lesson says sounds like the right choice: a text beside it, and none beside the others, would tell it.
  if (choiceIn(heard.text, held) !== null) return null;
  const said = withoutTag(heard.text);
  const isSaid = formOf(said) === 'said' && !said.includes('?');
  if (isSaid && heard.steps.length > 0) return null;
  const isWork = heard.steps.some(({ verdict }) => saysWork.has(verdict)) || offersValue(turn);
  if (isWork) return isSaid ? null : least.besideWork;
  return ofSteps.has(heard.intent) ? least.ofSteps : least.asked;
}

/** What is written that most likely answers a question beside a problem. */
export function answerWritten(turn: Turn): Draft | null {
  const { held, heard, means, context, state } = turn;
  const enough = held && needed(turn);
  if (enough === null) return null;
  const told = means.knowledge
    .answers(heard.text, askingIn(context))
    .find(
      ({ found, isNear, telling }) =>
        !state.explained.includes(found.id) && (isNear || telling >= leastTelling),
    );
  if (!told || told.chance < enough || (hangsOnQuestion(told.found) && told.chance < least.verdict))
    return null;
  const { found } = told;
  const isWhy = asksWhy.test(heard.text);
  return found.kind === 'idea'
    ? sayIdea(turn, found.idea, isWhy ? 'why' : 'what')
    : sayNote(turn, found.note, isWhy ? 'explain-why' : 'explain-idea');
}
