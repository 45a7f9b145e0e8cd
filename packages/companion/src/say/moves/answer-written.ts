import { asksSomething } from '../../hear/asks-something.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { supposes } from '../../hear/question/read-what-if.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import type { Likely } from '../../know/answers.ts';
import { toldId } from '../../know/documents.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { isLoose, namesTopic, topicWords } from '../../know/words.ts';
import { askingIn } from '../asking-in.ts';
import { offersValue } from '../offers-value.ts';
import { likelyHere } from '../questions/likely-here.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import type { Draft, Turn } from '../turn.ts';
import { isTalk } from './answer-statement.ts';
import { sayLikely, sayNote } from './idea-moves.ts';
import { wishesHelp } from './idea-wishes.ts';
import { answerOpenQuestion } from './math-question.ts';

const asksWhy = /\b(?:wh?y|how come)\b/i;

/** How likely a text has to answer what was asked; `sure` is enough to go before the steps of the problem. */
const least = {
  asked: 0.25,
  ownProblem: 0.4,
  besideWork: 0.4,
  sure: 0.35,
  bare: 0.6,
  loose: 0.05,
  looseBare: 0.12,
} as const;

const saysWork: ReadonlySet<StepReading['verdict']> = new Set<StepReading['verdict']>([
  'right',
  'holds',
  'wrong',
  'model',
  'follows',
  'operation',
  'move',
]);

/** How likely a text must be the answer to be told in this turn; null where none is told. */
function needed(turn: Turn): number | null {
  const { heard, held } = turn;
  // What a lesson says sounds like the right choice: a text beside it, and none beside the others, would tell it.
  if (heard.states || choiceIn(heard.text, held) !== null) return null;
  if (heard.isOwnProblem || heard.intent === 'solve') return least.ownProblem;
  const isWork = heard.steps.some(({ verdict }) => saysWork.has(verdict));
  if (isWork || offersValue(turn)) return least.besideWork;
  return least.asked;
}

/** Where no step speaks to a question, the next best is a text of its lesson, behind its own question. */
function isNextBest(turn: Turn, { found, chance }: Likely): boolean {
  const { heard, context } = turn;
  const isPlain = heard.asked === null && heard.steps.length === 0 && !offersValue(turn);
  const isOpen = asksSomething(heard.text) && isPlain && !isTalk(heard) && !wishesHelp(turn);
  const enough = topicWords(heard.text).every(isLoose) ? least.looseBare : least.loose;
  const isOfLesson = found.kind === 'answer' && found.lesson === context.lesson?.slug;
  if (!isOpen || !isOfLesson || chance < enough) return false;
  return !stepAskedAbout(turn).isNamed && answerOpenQuestion(turn) === null;
}

/** What is written that most likely answers a question beside a problem. */
export function answerWritten(turn: Turn): Draft | null {
  const { held, heard, state, context } = turn;
  const enough = held && needed(turn);
  // "what if both were negative" and "do i multiply both" have no word of a topic, and mean the work that is on.
  const isBare = !namesTopic(heard.text);
  const asksMove = heard.asked?.kind === 'whether';
  if (enough === null) return null;
  const isMeant = ({ found, chance }: Likely): boolean =>
    !isBare ||
    (found.kind === 'answer' &&
      (supposes(heard.text)
        ? found.skill === held?.skill
        : found.lesson === context.lesson?.slug && chance >= (asksMove ? least.sure : least.bare)));
  const fresh = likelyHere(turn).filter(({ found }) => !state.explained.includes(toldId(found)));
  const likely = fresh.find(isMeant);
  const told = likely && likely.chance >= enough ? likely : fresh.find((one) => isNextBest(turn, one));
  if (!told) return null;
  // Beside a line or a value a yes or no would seem to be the verdict on it.
  if ((heard.steps.length > 0 || offersValue(turn)) && hangsOnQuestion(told.found)) return null;
  return sayLikely(turn, told, asksWhy.test(heard.text) ? 'explain-why' : 'explain-idea');
}

/** The answer to a question that stands on a button: no other reading of its words is looked for. */
export function answerPressed(turn: Turn): Draft | null {
  const { means, heard, context } = turn;
  const note = means.knowledge.written(heard.text.trim(), askingIn(context));
  return note && sayNote(turn, note, 'explain-idea');
}
