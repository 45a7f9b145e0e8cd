import { compareRational } from '../../rational/rational.ts';
import { findUnit } from '../../units/unit-table.ts';
import type { NotUnderstood, Solution } from '../solution.ts';
import { accountsForStory } from './accounts-for-story.ts';
import { answersHalf } from './answers-half.ts';
import { fitsQuestion } from './fits-question.ts';
import { ownsWords } from './owned-words.ts';

/**
 * One way to read a problem, and what of it the reading itself gives a part to: all its numbers with their units, all its
 * words. `text` is `problem` with its words put right.
 */
export type Layer = {
  readonly accountsFor: readonly ('numbers' | 'words')[];
  readonly work: (problem: string, text: string) => Solution | NotUnderstood | null;
};

const unit = String.raw`((?:(?:square|cubic) )?[a-z]+)(?:\^?[23]|[²³])?(?: ?(?:\/|per) ?([a-z]+))?(?![a-z])`;
const asking = /\b(?:how|what|which|find|calculate|determine|give)\b[^?]*$/i;
const askedUnit = new RegExp(String.raw`\b(?:in|how many) ${unit}`, 'gi');
const toldUnit = new RegExp(String.raw`[\dπ)] ?${unit}`, 'gi');

/** The units a pattern finds, each with what it is for one of: `km`, `km` per `h`. */
const unitsIn = (pattern: RegExp, text: string): readonly (readonly string[])[] =>
  [...text.matchAll(pattern)].map(([, one = '', per]) =>
    one.toLowerCase() === 'mph' ? ['miles', 'hour'] : per === undefined ? [one] : [one, per],
  );

const isOther = (asked: string, told: string): boolean => {
  const [a, b] = [findUnit(asked), findUnit(told)];
  return a !== undefined && a.dimension === b?.dimension && compareRational(a.size, b.size) !== 0;
};

/** Whether an answer stands in other units than its question asks for: feet for inches, miles per hour for km/h. */
function asksOtherUnit({ problem, answer }: Solution): boolean {
  const sentence =
    problem
      .split(/[.?!;]\s+/)
      .filter((one) => asking.test(one))
      .at(-1) ?? problem;
  const [asked, told] = [unitsIn(askedUnit, sentence), unitsIn(toldUnit, answer)];
  return (
    told.length > 0 &&
    asked.some((one) => told.every((other) => one.some((part, i) => isOther(part, other[i] ?? ''))))
  );
}

/** Whether a fee that comes back each period stands beside another price while periods are counted: none is paid once. */
const paysAgain = ({ kind, problem }: Solution): boolean =>
  kind === 'story' &&
  /\b(?:annual|yearly|monthly|weekly|daily) (?:[a-z]+ )?(?:fee|charge|cost|price|payment)\b/i.test(problem) &&
  /\$?\d+(?:\.\d+)? (?:dollars |euros )?(?:per|an?|each|every|for each|for every) [a-z]+/i.test(problem) &&
  /(?<![$\d.])\d+ (?:years?|months?|weeks?|days?)\b/i.test(problem);

const ofLetter = /\b(sin|cos|tan|sec|csc|cot|log|ln) ?\(?([a-zθ])\)? ?=/i;
/** Whether a letter is told that stood in a sine or a logarithm, and was taken for a factor beside it. */
function dropsFunction({ problem, steps, answer }: Solution): boolean {
  const [, name = '', letter] = ofLetter.exec(problem) ?? [];
  const isOf = letter !== undefined && answer.startsWith(`${letter} = `);
  return isOf && !steps.some(({ from, to }) => `${from} ${to}`.includes(name.toLowerCase()));
}

/** Whether an answer leaves nothing of its problem out: what every layer's answer has to pass before it is shown. */
export const passesGate = (solution: Solution, { accountsFor }: Layer): boolean =>
  (accountsFor.includes('numbers') || accountsForStory(solution)) &&
  (accountsFor.includes('words') || ownsWords(solution)) &&
  fitsQuestion(solution) &&
  !asksOtherUnit(solution) &&
  !dropsFunction(solution) &&
  !answersHalf(solution) &&
  !paysAgain(solution);
