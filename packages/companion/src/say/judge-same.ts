import { equivalent, evaluateExact, rationalToFractionText } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { placesOf } from '../hear/claims/differ-at.ts';
import { lettersOf, numberAt, putIn } from '../hear/claims/put-in.ts';
import { schoolTruth } from '../hear/claims/school-truth.ts';
import { calculation } from '../hear/question/question-form.ts';
import {
  formulasOf,
  isChoice,
  partsName,
  type SolutionPath,
  solutionPath,
  squeezed,
} from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { showMath } from '../solve/show-math.ts';
import { isSameRequest } from '../withhold/is-same-request.ts';
import { questionText } from './questions/question-text.ts';
import type { Wording } from './wording.ts';

const ratio = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/;

/** Whether a side is what the problem wants worked out, in its own form or another: nothing of that is judged. */
export function isAskedFor(side: string, { question }: OpenProblem): boolean {
  if (calculation.test(side) && isSameRequest(side, question)) return true;
  const bare = (text: string): string => squeezed(text).replace(/[()]/g, '');
  return formulasOf(question).some(
    ({ kind, text }) =>
      bare(text) === bare(side) || (kind === 'expression' && equivalent(text, side) === 'equal'),
  );
}

/** Whether a side says what a choice says, or is worked out from one: "11 * 11" comes to a choice and says none. */
export function saysChoice(side: string, problem: OpenProblem): boolean {
  const path = solutionPath(problem);
  if (path.choices.has(squeezed(side))) return true;
  if (ratio.test(side)) return false;
  if (lettersOf(side).length > 0 || !calculation.test(side) || /^-?\d+\/\d+$/.test(side))
    return isChoice(side, path);
  const numbers = side.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  const stated = new Set(plainMath(problem.question).match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []);
  return (
    path.choices.has(partsName(side) ?? '') || numbers.some((one) => isChoice(one, path) && !stated.has(one))
  );
}

/** What the question says that a letter is; null where it is to be found. */
function givenValue(letter: string, question: string): string | null {
  const plain = plainMath(question).replace(/−/g, '-').replace(/\s+/g, ' ');
  const number = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)(?![\d.]*[a-z(])`;
  const found =
    new RegExp(
      String.raw`(?<![\d+\-*/^=(] ?)(?<![a-z])${letter} (?:be|is|=) ${number}(?=[.,;?]|\s+(?:and|in)\b|$)`,
    ).exec(plain) ?? new RegExp(String.raw`\b${number} for ${letter}(?![a-z])`).exec(plain);
  return found?.[1] ?? null;
}

const said = (text: string): string | null => {
  const exact = evaluateExact(text.replace(/(\d+(?:\.\d+)?)%/g, '($1/100)'));
  return exact === null ? null : rationalToFractionText(exact);
};

const show = (text: string): string => (ratio.test(text) ? text : showMath(text));

/** What a side means, where that settles the matter: a percent, a power, a product with signs. */
function meaningOf(side: string): string | null {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(side)?.[1];
  if (percent !== undefined) return questionText.asPercent(percent);
  const [, base = '', exponent] = /^\(?(-?\d+(?:\.\d+)?)\)?\s*\^\s*([2-5])$/.exec(side) ?? [];
  if (exponent !== undefined && !side.startsWith('-')) {
    const factor = base.startsWith('-') ? `(${base})` : base;
    const product = Array.from({ length: Number(exponent) }, () => factor).join(' \\cdot ');
    return questionText.power(show(side), `$${product}$`);
  }
  const [, a, b] = /^\(?(-?)\d[\d.]*\)?\s*\*\s*\(?(-?)\d[\d.]*\)?$/.exec(side) ?? [];
  if (a === undefined || b === undefined || a + b === '') return null;
  return a === b ? questionText.signs.two : questionText.signs.one;
}

function lowestTerms(text: string): string {
  const [, a = '', b = ''] = ratio.exec(text) ?? [];
  const value = evaluateExact(`(${a})/(${b})`);
  return value === null ? text : `${value.n}:${value.d}`;
}

/** Whether a text without spaces has a side, and not only a longer number that it is a part of. */
const standsIn = (text: string, side: string): boolean =>
  new RegExp(`(?<![\\d.:/])${side.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d:/]|\\.\\d|%)`).test(text);

function judgeRatios(left: string, right: string, path: SolutionPath): Wording | null {
  const [one, other] = [lowestTerms(left), lowestTerms(right)];
  const isHidden = path.choices.has(one) || path.choices.has(other);
  if (one === other)
    return isHidden ? null : questionText.same(`${left} and ${right}`, questionText.lowest(one));
  return isHidden
    ? null
    : questionText.differ(left, right, questionText.lowestOfEach(left, one, right, other));
}

/** "3/7 * 4/3" beside "3/7 / 3/4": a division written as the product with the reciprocal. */
const isReciprocal = (left: string, right: string): boolean =>
  [left, right].some((side) => /\* \d+\/\d+$/.test(side)) &&
  [left, right].some((side) => / \/ \d+(?:\/\d+)?$/.test(side));

function judgeNumbers(
  left: string,
  right: string,
  problem: OpenProblem,
  yes: typeof questionText.is,
): Wording | null {
  const path = solutionPath(problem);
  const truth = schoolTruth(`${left} = ${right}`, { said: '', question: problem.question });
  if (truth === 'unreadable') return null;
  const [one, other] = [said(left), said(right)];
  const isOpen = (value: string | null): value is string => value !== null && !isChoice(value, path);
  const known = [left, right].map(meaningOf).find((text) => text !== null) ?? null;
  const meaning = truth === 'true' && isReciprocal(left, right) ? questionText.reciprocal : known;
  if (truth !== 'false') {
    const value = isOpen(one) ? questionText.bothCome(show(one)) : questionText.sameNumber;
    return yes(show(`${left} = ${right}`), meaning ?? value);
  }
  const comes =
    isOpen(one) && isOpen(other)
      ? questionText.comesTo(show(left), show(one), show(right), show(other))
      : questionText.workOut(show(/[-+*/^]/.test(left.slice(1)) ? left : right));
  return questionText.differ(show(left), show(right), [meaning, comes].filter(Boolean).join(' '));
}

function judgeWithValue(left: string, right: string, problem: OpenProblem): Wording | null {
  const [letter = ''] = lettersOf(`${left} ${right}`);
  const value = givenValue(letter, problem.question);
  if (value === null) return null;
  const [side, number] = lettersOf(left).length > 0 ? [left, right] : [right, left];
  const product = putIn(side.replace(/(\d)(?=[a-z])/gi, '$1 * '), new Map([[letter, value]])).replace(
    /\((\d[\d.]*)\)/g,
    '$1',
  );
  const [a, b] = [numberAt(product), numberAt(number)];
  if (a === null || b === null) return null;
  const why = questionText.withValue(show(side), letter, value, show(product));
  return Math.abs(a - b) < 1e-9
    ? questionText.same(show(`${side} = ${number}`), why)
    : questionText.differ(show(side), show(number), `${why} ${questionText.workOut(show(product))}`);
}

function judgeLetters(
  left: string,
  right: string,
  path: SolutionPath,
  yes: typeof questionText.is = questionText.same,
): Wording | null {
  const verdict = equivalent(left, right);
  if (verdict === 'unknown') return null;
  const place = placesOf(left, right, (value) => isChoice(value, path)).at(-1);
  if (place === undefined || (verdict === 'equal') !== (place.left === place.right)) return null;
  return verdict === 'equal'
    ? yes(show(`${left} = ${right}`), questionText.sameAt(place))
    : questionText.differ(show(left), show(right), questionText.differAt(place));
}

/** "p^0" comes to the same whatever p is, and so it can be held beside a number. */
function judgeConstant(left: string, right: string, path: SolutionPath): Wording | null {
  const [side, number] = lettersOf(left).length > 0 ? [left, right] : [right, left];
  const values = ['2', '3', '5'].map((value) =>
    numberAt(putIn(side, new Map([[lettersOf(side)[0] ?? '', value]]))),
  );
  const [first] = values;
  if (first == null || values.some((one) => one !== first)) return null;
  return judgeLetters(side, number, path);
}

/**
 * Whether two things that a student holds for one are so, with the reason or a test; null where that would judge the
 * problem's own answer, whatever stands beside it, or where it cannot be told.
 */
export function judgeSame(
  left: string,
  right: string,
  problem: OpenProblem,
  yes: typeof questionText.is = questionText.same,
): Wording | null {
  const path = solutionPath(problem);
  const letters = lettersOf(`${left} ${right}`);
  const asked = squeezed(plainMath(problem.question).replace(/[.?!](?=\s|$)/g, ';'));
  // What stands in the question is given, whichever choice has the same number.
  const isOfChoice = [left, right].some(
    (side) => saysChoice(side, problem) && !standsIn(asked, squeezed(side)),
  );
  const isAbout = isAskedFor(left, problem) || isAskedFor(right, problem);
  const isValue = [left, right].some((side) => lettersOf(side).length === 0 && !calculation.test(side));
  if (isAbout && (isOfChoice || isValue))
    return letters[0] === undefined ? null : questionText.testBoth(show(left), show(right), letters[0]);
  // Beside a choice, what the question gives is what the problem asks about.
  const isGiven = [left, right].some((side) => asked.includes(squeezed(side)));
  if (isOfChoice && isGiven) return null;
  if (ratio.test(left) || ratio.test(right))
    return ratio.test(left) && ratio.test(right) ? judgeRatios(left, right, path) : null;
  if (letters.length === 0) return judgeNumbers(left, right, problem, yes);
  return lettersOf(left).length > 0 && lettersOf(right).length > 0
    ? judgeLetters(left, right, path, yes)
    : letters.length === 1
      ? (judgeWithValue(left, right, problem) ?? judgeConstant(left, right, path))
      : null;
}
