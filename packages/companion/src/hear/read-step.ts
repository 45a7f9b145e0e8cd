import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { brokenChain, lostBrackets, truthOf } from './claims/broken-line.ts';
import { readNamed, readOwnLetter, rulesOf } from './claims/by-name.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { numberAt } from './claims/put-in.ts';
import { fractionParts, readByEnd, stepOfPi, stepOfPower, topAndBottom } from './claims/read-by-end.ts';
import { readByAnswer, readBySolutions, readClaims } from './claims/read-claims.ts';
import { lineBeforeEnd } from './claims/read-done-to-both.ts';
import { readFound, solutionOf } from './claims/read-found.ts';
import { readRewriting } from './claims/read-rewriting.ts';
import { readTooEarly } from './claims/read-too-early.ts';
import { valueOfStep } from './claims/value-of-step.ts';
import { followsFrom, nearness, type Sides, type Slip, sidesOf, slipFrom } from './judge-line.ts';
import { type MathPiece, mathPieces, type Operation, readOperation, readRemainder } from './math-pieces.ts';
import { pointIn } from './read-claim.ts';
import { type Relation, readRelation } from './read-relations.ts';
import {
  exactName,
  familyOf,
  formulasOf,
  isChoice,
  partsName,
  type SolutionPath,
  solutionPath,
  squeezed,
} from './solution-path.ts';
import { type Reading, rightLine, type Shown, type StepReading, wrongLine } from './step-reading.ts';
import { saysAmount, stepEndingIn, stepFound, stepSaid, stepWithPoint } from './steps-in-words.ts';

/** The reason the skill has for a wrong value, where a choice is that value. */
function reasonFor(problem: OpenProblem, value: string | null): string | null {
  // A form of the answer with the value of another choice is no way of going wrong.
  if (value === null || exactName(problem.key.value.replace('−', '-')) === value) return null;
  const wrong = problem.rendered?.choices.filter(({ correct }) => !correct) ?? [];
  return wrong.find((one) => exactName(one.value.replace('−', '-')) === value)?.reason ?? null;
}

function readEquation(line: string, { problem, path, shown }: Reading): StepReading | null {
  const to = sidesOf(line);
  // What a choice says is not judged, and the problem's own line typed again is no step.
  if (!to || isChoice(line, path) || path.given.some((one) => squeezed(one) === squeezed(line))) return null;
  const identity = readIdentity(line, to, { problem, path, shown });
  if (identity && identity.verdict !== 'wrong') return identity;
  const before = lineBeforeEnd(line, { problem, path, shown });
  if (before !== null) return readBeforeEnd(line, before, { problem, path, shown });
  const near = nearness(to);
  const onWay = path.steps.findIndex(({ equations }) =>
    equations.some((one) => squeezed(one) === squeezed(line)),
  );
  if (near === 'done')
    return readFound(to, line, { problem, path, shown }) ?? readBound(line, to, { problem, path, shown });
  if (shown.hasGuessed === true && isBranch(line, path)) return rightLine(line);
  if (near === 'nearly' && shown.hasGuessed === true) return { verdict: 'unclear', line };
  if (onWay >= 0) return { verdict: 'right', line, isNearlyDone: near === 'nearly', step: onWay };
  // One operation from the end, only what the student has written or was given counts as the line before.
  const all = path.steps.flatMap(({ equations }) => equations);
  const above =
    near === 'nearly'
      ? [...path.given, ...shown.lines]
      : [...path.given, ...rulesOf(problem.question), ...path.solved, ...all, ...shown.lines];
  const states = above.flatMap((one) => {
    const sides = sidesOf(one);
    return sides && nearness(sides) !== 'done' ? [{ one, sides }] : [];
  });
  // A line of the way set equal to zero, as a derivative is.
  const zeroed = [to.left, to.right].includes('0')
    ? stepZeroing(to.left === '0' ? to.right : to.left, { problem, path, shown })
    : -1;
  if (zeroed >= 0) return { verdict: 'right', line, isNearlyDone: false, step: zeroed };
  const parent = states.findLast(({ sides }) => followsFrom(sides, to));
  if (parent)
    return { verdict: 'right', line, isNearlyDone: near === 'nearly', step: stepEndingIn(parent.one, path) };
  const named = readOwnLetter(line, { problem, path, shown });
  if (named) return named;
  // What every solution makes true is never called a slip.
  const bySolutions = readBySolutions(line, { problem, path, shown });
  if (bySolutions?.verdict === 'right') return bySolutions;
  if (identity) return identity;
  for (const { one, sides } of states.toReversed()) {
    const slip = slipFrom(sides, to);
    if (slip)
      return { verdict: 'wrong', line, slip, from: one, reason: reasonFor(problem, solutionOf(line)) };
  }
  const own = (shown.models ?? []).flatMap((one) => sidesOf(one) ?? []);
  if (own.some((sides) => followsFrom(sides, to))) return { verdict: 'follows', line };
  const reading = { problem, path, shown };
  const powered = problem.choices.length > 0 ? -1 : stepOfPower(to, path);
  if (powered >= 0) return rightLine(line, powered);
  return bySolutions ?? readByAnswer(line, reading) ?? modelOf(line, path) ?? { verdict: 'unclear', line };
}

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
    .flatMap((side) => [expressionStep(side, path), stepWith(side, path)])
    .find((step) => step >= 0);
  if (verdict === 'equal' && partsName(left) !== null)
    return at === undefined
      ? { verdict: 'holds', line }
      : { verdict: 'right', line, isNearlyDone: false, step: at };
  // Only what the question or the way has may be said to be rewritten; another equation is the student's own.
  const isOfProblem = (side: string): boolean =>
    expressionStep(side, path) >= 0 ||
    formulasOf(problem.question).some(({ text }) => equivalent(text, side) === 'equal');
  const isRewritten =
    hasLetter(right) &&
    path.hasFormula &&
    path.given.length === 0 &&
    isOfProblem(left) &&
    !isOfProblem(right);
  return verdict === 'different' && isRewritten
    ? { verdict: 'wrong', line, slip: calculationSlip, from: null, reason: null }
    : null;
}

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

const expressionStep = (text: string, { steps }: SolutionPath): number =>
  steps.findIndex(({ expressions }) => expressions.some((one) => equivalent(one, text) === 'equal'));

/** The step whose lines are put together from the same parts. */
function stepWith(text: string, { steps }: SolutionPath): number {
  const name = partsName(text);
  return name === null ? -1 : steps.findIndex(({ parts }) => parts.has(name));
}

const calculationSlip: Slip = { kind: 'calculation', uneven: null };

function readCalculation(text: string, line: string, { problem, path, shown }: Reading): StepReading {
  const ofPi = stepOfPi(text, { problem, path, shown });
  if (ofPi >= 0) return rightLine(line, ofPi);
  const step = stepWith(text, path);
  if (step >= 0) return { verdict: 'right', line, isNearlyDone: false, step };
  const value = exactName(text);
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).map((one) => exactName(one) ?? one);
  const isKnown = (one: string): boolean => path.numbers.has(one) || path.mentioned.has(one);
  const isFromQuestion = numbers.length > 1 && numbers.every(isKnown);
  const isTried = problem.attempts.some(
    ({ answer, isCorrect }) => !isCorrect && exactName(answer.replace(/[^\d./-]/g, '')) === value,
  );
  const reason = isFromQuestion || isTried ? reasonFor(problem, value) : null;
  if (reason !== null)
    return { verdict: 'wrong', line, slip: { kind: 'operation', uneven: null }, from: null, reason };
  const isOwn = withoutPowers(text).length > 1 && withoutPowers(text).every((one) => path.numbers.has(one));
  // Numbers of the question that come to a number of the way, written in one line instead of two.
  const reached = value === null || path.stated.has(value) || isChoice(text, path) ? -1 : stepTo(value, path);
  // All its numbers stand in the question, and it comes to the answer: the way is said, and only working it out is left.
  if (isOwn && reached < 0 && isValueOfKey(text, problem))
    return { verdict: 'right', line: text, isNearlyDone: true, step: null };
  return isOwn && reached >= 0
    ? { verdict: 'right', line, isNearlyDone: false, step: reached }
    : (readByEnd(text, line, { problem, path, shown }) ?? { verdict: 'holds', line });
}

const isValueOfKey = (text: string, { key }: OpenProblem): boolean =>
  exactName(text) !== null && exactName(text) === exactName(key.value.replace('−', '-'));

const stepTo = (value: string, { steps }: SolutionPath): number =>
  steps.findIndex(({ values }) => values.has(value));

const withoutPowers = (text: string): string[] =>
  (text.replace(/\^\s*\d+/g, '').match(/\d+(?:\.\d+)?|(?<!\d)\.\d+/g) ?? []).map(
    (one) => exactName(one) ?? one,
  );

const calculates = /[\d)]\s*[+\-*/×÷·^]\s*[\d(√]/;

/** "443/18 = 24.6": as near as the digits that are written say. */
function isRounded(text: string): boolean {
  const [left = '', right = '', ...more] = text.split('=');
  const digits = /^\s*-?\d+\.(\d+)\s*$/.exec(right)?.[1]?.length;
  const [exact, said] = [numberAt(left), numberAt(right)];
  if (digits === undefined || more.length > 0 || exact === null || said === null) return false;
  return Math.abs(exact - said) < 10 ** -digits;
}

/** "1/2 = 10/20": a fraction of the question in the form in which a step has it. */
function stepRewriting(text: string, { problem, path }: Reading): number {
  const found = /^\s*(-?\d+\/\d+)\s*=\s*(-?\d+\/\d+)\s*$/.exec(text);
  const [, from = '', to = ''] = found ?? [];
  if (!found || from === to || !path.numbers.has(exactName(from) ?? from)) return -1;
  const works = (problem.rendered?.steps ?? []).map(({ work }) => squeezed(plainMath(work ?? '')));
  return isChoice(to, path) ? -1 : works.findIndex((work) => work.split(/[^\d/]+/).includes(to));
}

function readTruth(text: string, reading: Reading): StepReading | null {
  // "1% = 17.40" says what one percent of something is.
  if (/^\s*-?[\d.]+\s*%\s*=/.test(text)) return null;
  const truth = truthOf(text);
  if (truth === 'unreadable') return null;
  if (truth === 'false' && isRounded(text)) return { verdict: 'holds', line: text.replace('=', '≈') };
  if (truth === 'false') {
    const end = text.split('=').at(-1) ?? '';
    const reason = reasonFor(reading.problem, exactName(end.trim()));
    return { verdict: 'wrong', line: text, slip: calculationSlip, from: null, reason };
  }
  const rewritten = stepRewriting(text, reading);
  if (rewritten >= 0) return { verdict: 'right', line: text, isNearlyDone: false, step: rewritten };
  const family = familyOf(text);
  const step = family === null ? -1 : reading.path.steps.findIndex(({ families }) => families.has(family));
  if (step >= 0) return { verdict: 'right', line: text, isNearlyDone: false, step };
  const side = text.split(/[=<>≤≥]+/).find((one) => calculates.test(one));
  return side === undefined ? { verdict: 'holds', line: text } : readCalculation(side.trim(), text, reading);
}

/** An expression with letters: a line of the way, or the problem's own written in other parts. */
function readExpression(text: string, { path, problem }: Reading): StepReading | null {
  if (/^-?[a-z]$/i.test(text)) return null;
  if (isChoice(text, path)) return { verdict: 'unclear', line: text };
  const written = stepWith(text, path);
  const step = written >= 0 ? written : expressionStep(text, path);
  if (step >= 0) return { verdict: 'right', line: text, isNearlyDone: false, step };
  const asked = formulasOf(problem.question).filter(({ kind }) => kind === 'expression');
  const isPart = fractionParts(problem.question).some(
    (part) => squeezed(part) !== squeezed(text) && equivalent(part, text) === 'equal',
  );
  if (isPart) return rightLine(text);
  const inStep = path.steps.findIndex(({ expressions }) =>
    expressions.some((one) => topAndBottom(one).some((part) => equivalent(part, text) === 'equal')),
  );
  if (inStep >= 0 && inStep < path.last) return rightLine(text, inStep);
  if (asked.some((one) => squeezed(one.text) === squeezed(text))) return null;
  const sides = path.given.flatMap((line) => {
    const found = sidesOf(line);
    return found ? [found.left, found.right] : [];
  });
  const isSide = sides.some((side) => /[a-z]/i.test(side) && equivalent(side, text) === 'equal');
  if (isSide) return { verdict: 'right', line: text, isNearlyDone: false, step: null };
  return partsName(text) === null ? null : { verdict: 'unclear', line: text };
}

/** A number that comes on the way, is none of the choices and does not stand in the question. */
function readValue(text: string, reading: Reading): StepReading | null {
  const { path, shown } = reading;
  const value = exactName(text);
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(shown.lines.at(-1) ?? '')?.[0];
  const found = letter === undefined ? null : readEquation(`${letter} = ${text}`, reading);
  if (found?.verdict === 'right') return { ...found, line: text };
  if (value === null || path.stated.has(value) || isChoice(text, path)) return null;
  const step = path.steps.findIndex(({ values }) => values.has(value));
  return step < 0 ? null : { verdict: 'right', line: text, isNearlyDone: false, step };
}

/** Several numbers count together: all of them are on the way or in the question, and one at least comes on the way. */
function readValues(pieces: readonly MathPiece[], path: SolutionPath): StepReading | null {
  const all = pieces.filter(({ kind }) => kind === 'value').map(({ text }) => text);
  if (all.length < 2 || isChoice(all.join(', '), path)) return null;
  // "22 bags hold 836 beads": of a number that a choice has nothing is said.
  const values = all.filter((one) => !isChoice(one, path));
  const names = values.map(exactName);
  const step = path.steps.findIndex((one) => names.some((name) => name !== null && one.values.has(name)));
  const isKnown = names.every(
    (name) =>
      name === '1/1' ||
      (name !== null && (path.numbers.has(name) || path.steps.some((one) => one.values.has(name)))),
  );
  // What stands in the question is known; what was found is the step.
  const found = values.filter((_, at) => names[at] !== '1/1' && !path.numbers.has(names[at] ?? ''));
  return step < 0 || !isKnown || found.length === 0
    ? null
    : { verdict: 'right', line: found.join(', '), isNearlyDone: false, step };
}

function readPiece(piece: MathPiece, reading: Reading): StepReading | null {
  const read = readAlone(piece, reading);
  const isOpen = read === null || read.verdict === 'holds' || read.verdict === 'unclear';
  return (isOpen ? readRewriting(piece, reading) : null) ?? read;
}

function readAlone({ kind, text }: MathPiece, reading: Reading): StepReading | null {
  switch (kind) {
    case 'equation':
      return readEquation(text, reading);
    case 'calculation':
      return isChoice(text, reading.path) && partsName(text) === null
        ? null
        : readCalculation(text, text, reading);
    case 'truth':
      return readTruth(text, reading);
    case 'value':
      return readValue(text, reading);
    case 'expression':
      return readExpression(text, reading);
  }
}

const signOf: Readonly<Record<Operation['act'], string>> = {
  add: '+',
  subtract: '-−',
  multiply: '*',
  divide: '/',
  move: '',
};
const toldWords: Readonly<Record<Operation['act'], RegExp>> = {
  add: /\badd|plus|undo/i,
  subtract: /subtract|take|undo|minus/i,
  multiply: /multipl|times/i,
  divide: /divid|undo/i,
  move: /$^/,
};

/** The step that does this operation, with this number where one was named. */
export function stepDoing({ act, amount }: Operation, { steps }: SolutionPath): number | null {
  const value = amount === null ? null : (exactName(amount) ?? amount);
  const found = steps.findIndex(({ instruction, signs, parts, values }) => {
    const isTold = toldWords[act].test(instruction);
    const isUsed = [...signOf[act]].some((sign) => signs.includes(sign));
    if ((!isTold && !isUsed) || /^(?:check|test)\b/i.test(instruction)) return false;
    if (value === null) return true;
    if (isTold && amount !== null && instruction.includes(amount.replace('-', '−'))) return true;
    const named = `:${amount?.replace(/^-/, '')}`;
    return isUsed && (values.has(value) || [...parts].some((part) => part.includes(named)));
  });
  return found < 0 ? null : found;
}

function ofRelation({ line, holds, reason, value }: Relation, path: SolutionPath): StepReading {
  if (!holds) return { verdict: 'wrong', line, slip: calculationSlip, from: null, reason };
  const name = exactName(value);
  const step = path.steps.findIndex(({ values }) => name !== null && values.has(name));
  return { verdict: 'right', line, isNearlyDone: false, step: step < 0 ? null : step };
}

/** One number of a pair is no value. */
const pairWritten = /\(\s*-?\d[^()]*,[^()]*\)/;

/**
 * Judges the lines of a student's message one after the other, each against the problem, its solution path and the
 * lines before it; answers up to the first wrong one.
 */
export function readSteps(typed: string, problem: OpenProblem, shown: Shown): readonly StepReading[] {
  const path = solutionPath(problem);
  // Where no ratio is asked for, "12 : 28" is a division.
  const isRatio = problem.key.form === 'ratio' || /\d\s?:\s?\d/.test(problem.question);
  const text = isRatio
    ? plainClaim(typed)
    : plainClaim(typed).replace(/(?<=\d)\s*:\s*(?=\d+(?![\d(a-z]))/gi, ' / ');
  const named = text
    .split(/\s*[,;]\s*|\b(?:so|then|and)\b/i)
    .map((part) => readNamed(part.trim(), { problem, path, shown }))
    .find((one) => one !== null);
  if (named) return [named];
  // RU/US are lengths of segments, not products.
  if (/(?<![A-Za-z])[A-Z]{2}\s*[/=]/.test(text)) return [];
  const lost = problem.choices.length > 0 ? null : lostBrackets(text, path);
  if (lost !== null) return [wrongLine(text.trim(), lost)];
  const broken = brokenChain(text);
  if (broken !== null) return [wrongLine(broken)];
  const remainder = readRemainder(text);
  if (remainder?.holds) {
    const at = path.steps.findLastIndex(({ values }) => values.has(`${remainder.product}/1`));
    if (at >= 0) return [rightLine(remainder.line, at)];
  }
  if (remainder)
    return remainder.holds
      ? [readCalculation(remainder.calculation, remainder.line, { problem, path, shown })]
      : [{ verdict: 'wrong', line: remainder.line, slip: calculationSlip, from: null, reason: null }];
  const relation = readRelation(text, problem.question);
  if (relation) return [ofRelation(relation, path)];
  const tooEarly = readTooEarly(text, { problem, path, shown });
  if (tooEarly) return [tooEarly];
  const claimed = readClaims(text, { problem, path, shown });
  if (claimed.length > 0) return claimed;
  const point = pointIn(text);
  const at = point === null ? -1 : stepWithPoint(point, { problem, path, shown });
  if (point !== null && at >= 0) return [rightLine(point, at)];
  const lines = [...shown.lines];
  const pieces = mathPieces(text);
  const said = readOperation(text);
  // "i add 7 to both": the number belongs to the operation and is no value that was found.
  if (said?.amount && pieces.every(({ kind, text: one }) => kind === 'value' && one === said.amount))
    return [{ verdict: 'operation', operation: said, step: stepDoing(said, path) }];
  const values = readValues(pieces, path);
  const readings: StepReading[] = values ? [values] : [];
  for (const piece of pieces) {
    if (
      piece.kind === 'value' &&
      (pairWritten.test(text) || pieces.filter(({ kind }) => kind === 'value').length > 1)
    )
      continue;
    const reading = readPiece(piece, { problem, path, shown: { ...shown, lines } });
    if (!reading) continue;
    readings.push(reading);
    if (reading.verdict === 'wrong') return readings;
    if (reading.verdict === 'right' && piece.kind === 'equation') lines.push(piece.text);
  }
  const isOpen = readings.every(({ verdict }) => verdict === 'holds' || verdict === 'unclear');
  const ofStep = isOpen ? valueOfStep(text, { problem, path, shown }) : null;
  if (ofStep) return [ofStep];
  if (readings.length > 0) return readings;
  if (said) return [{ verdict: 'operation', operation: said, step: stepDoing(said, path) }];
  // A number of the student's own makes it a claim about a value.
  const isClaim = (text.match(/\d+(?:\.\d+)?/g) ?? []).some(
    (one) => !path.stated.has(exactName(one) ?? one) && !path.steps.some(({ words }) => words.includes(one)),
  );
  const step = isClaim || saysAmount.test(text) ? null : stepSaid(text, path);
  const found = stepFound(text, { problem, path, shown });
  if (found >= 0) return [rightLine(text.trim(), found)];
  return step === null ? [] : [{ verdict: 'move', step }];
}
