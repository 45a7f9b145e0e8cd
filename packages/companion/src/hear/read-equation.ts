import { equivalent } from '@playforward/math';
import { statesKey } from '../hints/states-key.ts';
import { readOwnLetter, rulesOf } from './claims/by-name.ts';
import { differAt } from './claims/differ-at.ts';
import { reasonFor } from './claims/known-wrong.ts';
import { agree, lettersOf, numberAt, putIn, rounds } from './claims/put-in.ts';
import { fractionParts, stepOfPower } from './claims/read-by-end.ts';
import { readByAnswer, readBySolutions } from './claims/read-claims.ts';
import { lineBeforeEnd } from './claims/read-done-to-both.ts';
import { readFound, solutionOf } from './claims/read-found.ts';
import { termsOf } from './claims/terms-of.ts';
import {
  followsByOne,
  followsFrom,
  isRewritten,
  nearness,
  type Sides,
  sidesOf,
  slipFrom,
} from './judge-line.ts';
import { reasonOfSlip } from './slips/known-slip.ts';
import { reasonOfProduct } from './slips/product-terms.ts';
import { exactName, formulasOf, isChoice, partsName, type SolutionPath, squeezed } from './solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from './step-reading.ts';
import { stepEndingIn } from './steps-in-words.ts';

export function readEquation(line: string, reading: Reading): StepReading | null {
  const { problem, path, shown } = reading;
  // "x = 3 or x = 14": all solutions that a step finds are still to be held beside the question.
  const onWay = path.steps.findIndex(({ equations }) =>
    equations.some((one) => squeezed(one) === squeezed(line)),
  );
  if (onWay >= 0 && onWay < path.last && / or /.test(line)) return rightLine(line, onWay);
  const to = sidesOf(line);
  // What a choice says is not judged, and the problem's own line typed again is no step.
  if (!to && !isChoice(line, path) && / or /.test(line)) return readBranches(line, reading);
  if (!to || isChoice(line, path) || path.given.some((one) => squeezed(one) === squeezed(line))) return null;
  const identity = readIdentity(line, to, reading);
  if (identity && identity.verdict !== 'wrong') return identity;
  const near = nearness(workedOut(to));
  const found = near === 'done' ? readFound(to, line, reading) : null;
  if (found !== null) return found;
  const before = lineBeforeEnd(line, reading);
  if (before !== null) return readBeforeEnd(line, before, reading);
  if (near === 'done') return readBound(line, to, reading) ?? unlikeAsked(line, to, reading);
  if (shown.hasGuessed === true && isBranch(line, path)) return rightLine(line);
  if (isAtZero(to, path)) return rightLine(line);
  if (near === 'nearly' && shown.hasGuessed === true) return { verdict: 'unclear', line };
  if (onWay >= 0) return rightLine(line, onWay, near === 'nearly');
  const states = statesAbove(near, reading);
  // A line of the way set equal to zero, as a derivative is.
  const zeroed = [to.left, to.right].includes('0')
    ? stepZeroing(to.left === '0' ? to.right : to.left, reading)
    : -1;
  if (zeroed >= 0) return rightLine(line, zeroed);
  // Beside choices one move has to lead there: any line with the solution of a choice could be made up for it.
  const solution = problem.choices.length > 0 ? solutionOf(line) : null;
  const isMadeUp = solution !== null && path.choices.has(solution);
  const parent = states.findLast(({ sides }) =>
    isMadeUp ? followsByOne(sides, workedOut(to)) : followsFrom(sides, to),
  );
  if (parent) {
    const done = stepEndingIn(line, path) ?? stepEndingIn(parent.one, path);
    return rightLine(line, done, near === 'nearly');
  }
  const rounded = stepRounded(to, path);
  if (rounded >= 0) return rightLine(line, rounded);
  const named = readOwnLetter(line, reading);
  if (named) return named;
  // What every solution makes true is never called a slip.
  const bySolutions = isMadeUp ? null : readBySolutions(line, reading);
  if (bySolutions?.verdict === 'right') return bySolutions;
  if (identity) return identity;
  // Without a relation of its kind in the question, a line that differs from another may be a second condition, and an
  // equation beside an inequality is one of its ends.
  const isKind = ({ sign }: Sides): boolean => (sign === '=') === (to.sign === '=');
  const isAsked = path.given.some((one) => {
    const sides = sidesOf(one);
    return sides !== null && isKind(sides);
  });
  const alike = states.filter(({ sides }) => isKind(sides)).toReversed();
  const bySlip = alike.find(({ one }) => reasonOfSlip(one, line) !== null);
  for (const { one, sides } of bySlip ? [bySlip] : isAsked ? alike : []) {
    const known = reasonOfSlip(one, line);
    const slip = slipFrom(sides, to) ?? (known === null ? null : wrongLine(line).slip);
    // What was done to both sides is told only of a line that the student has.
    const isSeen = [...path.given, ...shown.lines].includes(one);
    if (slip)
      return {
        verdict: 'wrong',
        line,
        slip: isSeen ? slip : { ...slip, uneven: null },
        from: one,
        reason: reasonFor(problem, solutionOf(line)) ?? known ?? reasonOfValue(one, line, reading),
      };
  }
  // A line that is said again follows from nothing by that.
  const own = (shown.models ?? []).flatMap((one) => (one === line ? [] : (sidesOf(one) ?? [])));
  if (own.some((sides) => followsFrom(sides, to))) return { verdict: 'follows', line };
  const powered = problem.choices.length > 0 ? -1 : stepOfPower(to, path);
  if (powered >= 0) return rightLine(line, powered);
  const known = path.given.flatMap((one) => reasonOfSlip(one, line) ?? [])[0];
  if (bySolutions?.verdict === 'wrong' && known !== undefined) return wrongLine(line, known);
  return (
    bySolutions ??
    readByAnswer(line, reading) ??
    unlikeAsked(line, to, reading) ??
    modelOf(line, path) ?? { verdict: 'unclear', line }
  );
}

/** A line with one side of the step that was asked for and another number on the other side: the reason of the step tells. */
function unlikeAsked(line: string, to: Sides, { problem, path, shown }: Reading): StepReading | null {
  const at = shown.askedStep ?? path.last;
  const step = path.steps[at];
  const own = sidesOf(step?.equations.at(-1) ?? '');
  if (!step || !own || at >= path.last || statesKey(step.explanation, problem)) return null;
  const isSide = equivalent(own.left, to.left) === 'equal' && lettersOf(own.left).length > 0;
  const isOther =
    agree(own.right, to.right) === false && !rounds(to.right, numberAt(own.right) ?? Number.NaN);
  return isSide && isOther && step.explanation !== ''
    ? wrongLine(line, `${step.explanation} Does your line say that?`)
    : null;
}

/** The lines that one may follow from. One operation from the end, only what the student has written or was given counts. */
function statesAbove(near: ReturnType<typeof nearness>, { problem, path, shown }: Reading) {
  const all = path.steps.flatMap(({ equations }) => equations);
  const above =
    near === 'nearly'
      ? [...path.given, ...shown.lines]
      : [...path.given, ...rulesOf(problem.question), ...path.solved, ...all, ...shown.lines];
  return above.flatMap((one) => {
    const sides = sidesOf(one);
    return sides && nearness(sides) !== 'done' ? [{ one, sides }] : [];
  });
}

/** "s = 1/2 or s = -1": each of them on its own. */
function readBranches(line: string, reading: Reading): StepReading | null {
  const parts = line.split(/\s+or\s+/).map((part) => readEquation(part, reading));
  if (parts.includes(null)) return null;
  return parts.find((one) => one?.verdict !== 'right') ?? rightLine(line);
}

/** "sin b = 15/17" where a step has another value for it: what that step goes by. */
function reasonOfValue(own: string, line: string, { path, problem }: Reading): string | null {
  const [from, to] = [sidesOf(own), sidesOf(line)];
  const step = path.steps.find(({ equations }) => equations.includes(own));
  const isValue = from?.left === to?.left && numberAt(to?.right ?? '') !== null;
  return !isValue || !step || step.explanation === '' || statesKey(step.explanation, problem)
    ? null
    : `${step.explanation} Does your value fit that, with its sign?`;
}

/** A line whose numbers are worked out: "7x = 7 * 8" is as near to the end as "7x = 56". */
function workedOut({ left, sign, right }: Sides): Sides {
  const worked = (side: string): string => {
    const value = numberAt(side);
    return value === null ? side : String(value);
  };
  return { left: worked(left), sign, right: worked(right) };
}

/** The step with the same side and a number that this one rounds: "8^x = 15.17" for 8^x = 91/6. */
function stepRounded({ left, sign, right }: Sides, { steps, last }: SolutionPath): number {
  if (sign !== '=' || !/^-?\d+\.\d+$/.test(right)) return -1;
  const isNear = (other: string): boolean => rounds(right, numberAt(other) ?? Number.NaN);
  const at = steps.findIndex(({ equations }) =>
    equations.some((one) => {
      const sides = sidesOf(one);
      return sides !== null && squeezed(sides.left) === squeezed(left) && isNear(sides.right);
    }),
  );
  return at < last ? at : -1;
}

/** "-2x = 16" beside -2x - 4y = 16: the line of the question with zero for one of its two letters. */
const isAtZero = (to: Sides, { given }: SolutionPath): boolean =>
  given.some((one) => {
    const sides = sidesOf(one);
    const letters = lettersOf(one);
    if (!sides || letters.length !== 2 || lettersOf(`${to.left} ${to.right}`).length !== 1) return false;
    return letters.some((letter) => {
      const zero = new Map([[letter, '0']]);
      return isRewritten({ ...sides, left: putIn(sides.left, zero), right: putIn(sides.right, zero) }, to);
    });
  });

/** One of several lines that the solver goes on with: "n + 3 = -6" beside "n + 3 = 6". */
const isBranch = (line: string, { solved }: SolutionPath): boolean =>
  solved.some((one) => {
    const branches = one.split(' or ').map(squeezed);
    return branches.length > 1 && branches.includes(squeezed(line));
  });

/** A condition with the letter alone that a step before the last one has. */
function readBound(line: string, to: Sides, { path }: Reading): StepReading | null {
  if (to.sign === '=') return null;
  const at = path.steps.findIndex(({ equations }) =>
    equations.some((one) => {
      const sides = sidesOf(one);
      return sides !== null && followsFrom(sides, to);
    }),
  );
  return at < 0 || at >= path.last ? null : rightLine(line, at);
}

/** An end that is still to be worked out, judged as the line one operation before it. */
function readBeforeEnd(line: string, before: string, reading: Reading): StepReading | null {
  const read = readEquation(before, reading);
  return read && 'line' in read ? { ...read, line } : read;
}

/** The step that has this expression, or looks for the zero of one that the question states. */
function stepZeroing(side: string, { problem, path }: Reading): number {
  const on = expressionStep(side, path);
  const isAsked = formulasOf(problem.question).some(({ text }) => equivalent(text, side) === 'equal');
  return on >= 0 || !isAsked
    ? on
    : path.steps.findIndex(({ instruction }) => /\bzeros?\b/i.test(instruction));
}

/** Terms that stand in expressions, or a piece of one as it is written: "-5y^2 + 2y^2" of 7y^3 - 5y^2 + 8 and 2y^2 + 7y. */
function isCutOut(side: string, expressions: readonly string[]): boolean {
  const own = termsOf(side).map(squeezed);
  const terms = new Set(
    expressions.flatMap((one) => termsOf(one).map((term) => squeezed(term).replace(/^\+/, ''))),
  );
  const isPiece = expressions.some((one) => squeezed(one).includes(squeezed(side)));
  return own.length > 1 && (isPiece || own.every((term) => terms.has(term.replace(/^\+/, ''))));
}

/** Both sides of a rewriting: the same for every number, or not. Of an equation to be solved nothing is said here. */
function readIdentity(
  line: string,
  { left, sign, right }: Sides,
  { problem, path }: Reading,
): StepReading | null {
  const hasLetter = (side: string): boolean => /(?<![a-z])[a-z](?![a-z])/i.test(side);
  const isName = (side: string): boolean => /^-?[a-z]$/i.test(side) || /^[a-z]\(/i.test(side);
  if (sign !== '=' || !hasLetter(left) || isName(left) || isName(right)) return null;
  // RU/US are lengths of segments, not products.
  if (/[A-Z]{2}/.test(line)) return null;
  const verdict = equivalent(left, right);
  const at = [left, right]
    .flatMap((side) => [expressionStep(side, path), stepWith(side, path), stepWithTerm(side, path)])
    .concat(stepPutting(left, right, path))
    .find((step) => step >= 0);
  if (verdict === 'equal' && (partsName(left) !== null || squeezed(left) !== squeezed(right)))
    return at === undefined ? { verdict: 'holds', line } : rightLine(line, at);
  // Only what the question or the way has may be said to be rewritten; another equation is the student's own.
  const formulas = formulasOf(problem.question).map(({ text }) => text);
  const isOfProblem = (side: string): boolean =>
    expressionStep(side, path) >= 0 ||
    stepWith(side, path) >= 0 ||
    [...formulas, ...fractionParts(problem.question)].some((text) => equivalent(text, side) === 'equal');
  const isRewritten =
    hasLetter(right) &&
    path.hasFormula &&
    path.given.length === 0 &&
    // "P + Q = n^2 + 3n + 17" has names on one side that the problem gives.
    !lettersOf(left).some((one) => /[A-Z]/.test(one) && problem.question.includes(`$${one}$`)) &&
    (isOfProblem(left) || isCutOut(left, [...formulas, ...path.steps.flatMap((one) => one.expressions)])) &&
    !isOfProblem(right);
  return verdict === 'different' && isRewritten
    ? wrongLine(
        line,
        reasonOfProduct(right, left, { isOwn: true }),
        differAt(left, right, (value) => isChoice(value, path)),
      )
    : null;
}

/** The step that puts the factors of one side in the place of the other: "5^(n + 2) = 5^n * 5^2". */
const stepPutting = (left: string, right: string, { steps }: SolutionPath): number =>
  steps.findIndex(({ lines: [from = '', ...more] }) => {
    const to = squeezed(more.at(-1) ?? '');
    const factors = right.split('*').map(squeezed);
    return (
      factors.length > 1 &&
      squeezed(from).includes(squeezed(left)) &&
      factors.every((one) => to.includes(one)) &&
      !factors.every((one) => squeezed(from).includes(one))
    );
  });

const fewestOfStory = 2;
/** An equation for a story without one: its numbers are those of the question. */
function modelOf(line: string, { given, numbers, hasFormula, steps }: SolutionPath): StepReading | null {
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(line)?.[0];
  const used = (line.match(/\d+(?:\.\d+)?/g) ?? []).map((one) => exactName(one) ?? one);
  const isFromStory = used.length >= fewestOfStory && used.every((one) => numbers.has(one));
  // Without a way of the problem's own, the student's equation is what there is to go on from.
  const isOpen = given.length === 0 && steps.length === 0;
  return ((given.length === 0 && !hasFormula && isFromStory) || isOpen) && letter !== undefined
    ? { verdict: 'model', line, letter }
    : null;
}

export const expressionStep = (text: string, { steps }: SolutionPath): number =>
  steps.findIndex(({ expressions }) => expressions.some((one) => equivalent(one, text) === 'equal'));

/** The step that has it as a term of a sum. */
const stepWithTerm = (text: string, { steps }: SolutionPath): number =>
  /[(^*/]/.test(text)
    ? steps.findIndex(({ expressions }) =>
        expressions.some((one) => termsOf(one).some((term) => equivalent(term, text) === 'equal')),
      )
    : -1;

/** The step whose lines are put together from the same parts. */
export function stepWith(text: string, { steps }: SolutionPath): number {
  const name = partsName(text);
  return name === null ? -1 : steps.findIndex(({ parts }) => parts.has(name));
}
