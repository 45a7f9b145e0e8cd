import { equivalent, partsOf } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { linesApart } from '../solve/lines-apart.ts';
import { replaceMath } from '../solve/math-runs.ts';
import { askedStepIs, readAskedEnd } from './claims/asked-step.ts';
import { brokenChain, brokenIdentity, lostBrackets } from './claims/broken-line.ts';
import { readNamed } from './claims/by-name.ts';
import { differAt } from './claims/differ-at.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { lettersOf, numberAt } from './claims/put-in.ts';
import { fractionParts, topAndBottom } from './claims/read-by-end.ts';
import { readClaims } from './claims/read-claims.ts';
import { readRewriting } from './claims/read-rewriting.ts';
import { readTooEarly } from './claims/read-too-early.ts';
import { readShownEnd } from './claims/shown-end.ts';
import { doesNotFollow, readSolvedEnd, withoutMiddle } from './claims/solved-end.ts';
import { readTurnedSign } from './claims/turned-sign.ts';
import { valueOfStep } from './claims/value-of-step.ts';
import { isOffered } from './is-offered.ts';
import { sidesOf } from './judge-line.ts';
import {
  inSigns,
  listsNumbers,
  type MathPiece,
  mathPieces,
  readOperation,
  readRemainder,
  resultPieces,
  withSums,
} from './math-pieces.ts';
import { type InMessage, readCalculation, readTruth } from './read-calculation.ts';
import { pointIn } from './read-claim.ts';
import { expressionStep, readEquation, stepWith } from './read-equation.ts';
import { type Relation, readRelation } from './read-relations.ts';
import { readValue, readValues } from './read-values.ts';
import { schoolReadings } from './school-readings.ts';
import { namesNoMove } from './slips/no-move.ts';
import { reasonOfProduct } from './slips/product-terms.ts';
import { readTurnedBound } from './slips/turned-bound.ts';
import {
  exactName,
  formulasOf,
  isChoice,
  partsName,
  type SolutionPath,
  solutionPath,
  squeezed,
} from './solution-path.ts';
import { stepDoing } from './step-doing.ts';
import { lineOf, type Reading, rightLine, type Shown, type StepReading, wrongLine } from './step-reading.ts';
import { saysAmount, stepFound, stepSaid, stepWithPoint } from './steps-in-words.ts';
import { readOwnWay } from './ways/read-own-way.ts';
import { readPlusMinus } from './ways/read-plus-minus.ts';
import { readNaming, withOwnLetter } from './ways/substituted.ts';
import { seeksTwoNumbers } from './ways/two-numbers.ts';
import { firstUnlike } from './work/first-unlike.ts';

/** An expression with letters: a line of the way, or the problem's own written in other parts. */
function readExpression(text: string, { path, problem }: Reading): StepReading | null {
  // What the question has as one of its terms is no step yet.
  if (/^\d*[a-z]$/i.test(text) && squeezed(plainMath(problem.question)).includes(squeezed(text))) return null;
  // A letter or the name of a function's value alone is no step.
  if (/^-?[a-z]$/i.test(text) || /^(?:sin|cos|tan|log|ln)\s*\(?[a-z]\)?$/i.test(text)) return null;
  if (isChoice(text, path)) return { verdict: 'unclear', line: text };
  // What the problem itself writes is quoted, and no step.
  const asked = formulasOf(problem.question).filter(({ kind }) => kind === 'expression');
  const sides = path.given.flatMap((line) => {
    const found = sidesOf(line);
    return found ? [found.left, found.right] : [];
  });
  // Where a question lists several lines, one of them may be the answer.
  const listed = path.given.length > mostGiven ? [] : sides;
  const quoted = [...asked.map((one) => one.text), ...fractionParts(problem.question), ...listed];
  const isInside = squeezed(plainMath(problem.question).replace(/−/g, '-')).includes(`(${squeezed(text)})`);
  if (isInside || quoted.some((one) => squeezed(one) === squeezed(text))) return null;
  const written = stepWith(text, path);
  if (written >= 0) return rightLine(text, written);
  const step = expressionStep(text, path);
  // A sum is not yet the product that a step makes of it.
  if (step >= 0) return rightLine(text, isOtherForm(text, path, step) ? (step > 0 ? step - 1 : null) : step);
  const isPart = fractionParts(problem.question).some(
    (part) => squeezed(part) !== squeezed(text) && equivalent(part, text) === 'equal',
  );
  if (isPart) return rightLine(text);
  const inStep = path.steps.findIndex(({ expressions }) =>
    expressions.some((one) => topAndBottom(one).some((part) => equivalent(part, text) === 'equal')),
  );
  if (inStep >= 0 && inStep < path.last) return rightLine(text, inStep);
  const isSide = sides.some((side) => /[a-z]/i.test(side) && equivalent(side, text) === 'equal');
  // What is asked, rewritten, keeps its value.
  const isSame = asked.some((one) => equivalent(one.text, text) === 'equal');
  if (isSide || isSame) return rightLine(text);
  return partsName(text) === null ? null : { verdict: 'unclear', line: text };
}

const mostGiven = 2;

/** Whether a step has an expression as a product and a text has it as a sum. */
function isOtherForm(text: string, { steps }: SolutionPath, step: number): boolean {
  const same = steps[step]?.expressions.filter((one) => equivalent(one, text) === 'equal') ?? [];
  return partsOf(text)?.joined === 'sum' && same.every((one) => partsOf(one)?.joined === 'product');
}

/** A line of which something is left over is asked about where it would be called wrong. */
function readPiece(piece: MathPiece, said: string, reading: InMessage): StepReading | null {
  const read = readAlone(piece, said, reading);
  const isOpen = read === null || read.verdict === 'holds' || read.verdict === 'unclear';
  const isSum = isOpen && piece.kind !== 'value';
  const found =
    (isOpen ? readRewriting(piece, reading) : null) ??
    (isSum ? readTurnedSign(piece.text, reading) : null) ??
    read;
  return found?.verdict === 'wrong' && !piece.isWhole ? { verdict: 'unclear', line: piece.text } : found;
}

const mostWords = 3;

/** Whether a message is lines of mathematics with hardly a word between. */
const isLines = (text: string): boolean =>
  (replaceMath(text, () => ' ').match(/\p{L}{2,}/gu) ?? []).length <= mostWords;

/** What holds in front of a line that ends the message. */
function rightBefore(
  end: StepReading,
  readings: readonly StepReading[],
  pieces: readonly MathPiece[],
): readonly StepReading[] {
  const placeOf = (line: string | null): number => pieces.findIndex(({ text }) => text === line);
  const at = placeOf(lineOf(end));
  return readings.filter(
    (one) => one.verdict === 'right' && one.line !== lineOf(end) && (at < 0 || placeOf(one.line) < at),
  );
}

/** A chain of expressions that are the same says that its last side is the first in other words. */
function firstAndLast(line: string): string {
  const sides = line.split('=').map((side) => side.trim());
  const isChain = sides.length > 2 && sides.every((side) => lettersOf(side).length > 0);
  return isChain && !/[<>≤≥]/.test(line) ? `${sides[0]} = ${sides.at(-1)}` : line;
}

function readAlone(piece: MathPiece, said: string, reading: InMessage): StepReading | null {
  const { kind, text } = piece;
  switch (kind) {
    case 'equation': {
      const broken = brokenIdentity(text);
      return broken === null
        ? (readEquation(firstAndLast(text), reading) ?? readOfLetter(text, reading))
        : wrongLine(
            broken.join(' = '),
            reasonOfProduct(...broken),
            differAt(...broken, (value) => isChoice(value, reading.path)),
          );
    }
    case 'calculation':
      return isChoice(text, reading.path) && partsName(text) === null
        ? null
        : readCalculation(text, text, reading, reading.isEnd);
    case 'truth':
      return readTruth(piece, said, reading);
    case 'value':
      return readValue(text, reading);
    case 'expression':
      return readExpression(text, reading);
  }
}

/** "x = log(163/7)/log(6)": what is left is to work it out. */
function readOfLetter(text: string, reading: InMessage): StepReading | null {
  const [, work = ''] = /^\s*[a-z]\s*=\s*([^=]+)$/i.exec(text) ?? [];
  if (numberAt(work) === null || exactName(work) !== null) return null;
  const read = readCalculation(work.trim(), text, reading, reading.isEnd);
  return read.verdict === 'right' ? read : null;
}

function ofRelation({ line, holds, reason, value }: Relation, path: SolutionPath): StepReading {
  if (!holds) return wrongLine(line, reason);
  const name = exactName(value);
  const step = path.steps.findIndex(({ values }) => name !== null && values.has(name));
  return rightLine(line, step < 0 ? null : step);
}

const concludes = /\b(?:so|then|means|therefore|thus|hence)\b|→|=>|->/i;

/** Whether a student says that one line follows from the one before: a word that concludes stands between them. */
function isConcluded(typed: string, before: MathPiece | undefined, line: MathPiece): boolean {
  const parts = inSigns(typed)
    .split(concludes)
    .map((part) => mathPieces(part));
  return parts.some(
    (part, at) => part.at(-1)?.text === before?.text && parts[at + 1]?.[0]?.text === line.text,
  );
}

const rulesOut = /\b(?:no|not|nope|doesn'?t|isn'?t|too (?:big|small|much)|fails?)\b/i;

/** One number of a pair, and what a function has at a letter, is no value. */
const pairWritten = /\(\s*-?\d[^()]*,[^()]*\)|[a-z]['′]*\([a-z]\)\s*=\s*-?\d+(?:\.\d+)?(?![\d.]*[a-z(*^+-])/i;

const isWrong = ({ verdict }: StepReading): boolean => verdict === 'wrong';
const isArithmetic = (one: StepReading): boolean =>
  one.verdict === 'wrong' && one.slip.kind === 'calculation' && one.reason === null;

/**
 * Judges the lines of a student's message one after the other, each against the problem, its solution path and the
 * lines before it; answers up to the first wrong one. Where a school reads the message in several ways, it is wrong only
 * if it is so in each, and its arithmetic only if that is what is wrong in each.
 */
export function readSteps(said: string, problem: OpenProblem, shown: Shown): readonly StepReading[] {
  const named = readNaming(said, problem.question);
  if (named === null) return readTyped(said, problem, shown);
  const readings = readTyped(named.text, problem, shown);
  return readings.length === 0
    ? [rightLine(named.line)]
    : readings.map((one) => ('line' in one ? { ...one, line: withOwnLetter(one.line, named) } : one));
}

function readTyped(said: string, problem: OpenProblem, shown: Shown): readonly StepReading[] {
  const typed = withSums(said);
  if (listsNumbers(typed)) return [];
  const readings = schoolReadings(typed, problem).map((text) => readLines(text, problem, shown));
  const [likeliest = [], ...others] = readings;
  if (others.length === 0) return likeliest;
  const good = readings.filter((one) => !one.some(isWrong));
  const calculated = readings.find((one) => !one.some(isArithmetic));
  return good.find((one) => one.length > 0) ?? good[0] ?? calculated ?? likeliest;
}

/** Values and rules by their names, "Q1 = 27.5 and Q3 = 37.5", with what stands behind them. */
function readNames(text: string, { problem, path, shown }: Reading): readonly StepReading[] {
  const parts = linesApart(text)
    .join(' ; ')
    .split(/\s*[,;]\s*|\b(?:so|then|and)\b|(?<=\d)\s+(?=[a-z]\([^()=]*\)\s*=)/i)
    .map((part) => part.trim());
  const names = parts.map((part) => readNamed(withoutMiddle(part), { problem, path, shown }));
  const at = names.findIndex((one) => one !== null);
  const named = names[at];
  const rest = parts.slice(at + 1).filter((part) => /\d/.test(part));
  if (!named) return [];
  if (named.verdict !== 'right' || rest.length === 0) return [named];
  return [named, ...readLines(rest.join(', '), problem, { ...shown, lines: [...shown.lines, named.line] })];
}

/** What a message says as a whole, in the order in which one reading shadows the next; null where it is read piece by piece. */
function readWhole(typed: string, text: string, reading: Reading): readonly StepReading[] | null {
  const { problem, path, shown } = reading;
  const named = readNames(text, reading);
  if (named.length > 0) return named;
  // RU/US are lengths of segments, not products.
  if (/(?<![A-Za-z])[A-Z]{2}\s*[/=]/.test(text)) return [];
  const lost = problem.choices.length > 0 ? null : lostBrackets(text, path);
  if (lost !== null) return [wrongLine(text.trim(), lost)];
  const pieces = mathPieces(text);
  const broken = brokenChain(pieces, { said: typed, question: problem.question });
  if (broken !== null) {
    const before = readPieces(pieces.slice(0, broken.at), typed, {
      ...reading,
      isSaid: false,
      isOpen: false,
    });
    return [...before.filter(({ verdict }) => verdict === 'right'), wrongLine(broken.line)];
  }
  const remainder = readRemainder(text);
  if (remainder?.holds) {
    const full = path.steps.findLastIndex(({ values }) => values.has(`${remainder.product}/1`));
    if (full >= 0) return [rightLine(remainder.line, full)];
  }
  if (remainder)
    return remainder.holds
      ? [readCalculation(remainder.calculation, remainder.line, reading)]
      : [wrongLine(remainder.line)];
  const relation = readRelation(text, problem.question);
  if (relation) return [ofRelation(relation, path)];
  const both = readPlusMinus(text, reading);
  if (both) return [both];
  const tooEarly = readTooEarly(text, reading);
  if (tooEarly) return [tooEarly];
  const way = readOwnWay(text, reading);
  if (way.length > 0) return way;
  const claimed = readClaims(text, reading);
  if (claimed.length > 0) return claimed;
  const point = pointIn(text);
  const ofPoint = point === null ? -1 : stepWithPoint(point, { problem, path, shown });
  return point !== null && ofPoint >= 0 ? [rightLine(point, ofPoint)] : null;
}

type InPieces = Reading & {
  /** Whether a value in it is said, and whether its last piece may be its end. */
  readonly isSaid: boolean;
  readonly isOpen: boolean;
};

/** The pieces of a message one after the other, up to the first wrong one. */
function readPieces(
  pieces: readonly MathPiece[],
  typed: string,
  { isSaid, isOpen, ...reading }: InPieces,
): StepReading[] {
  const { path, shown } = reading;
  const lines = [...shown.lines];
  const readings: StepReading[] = [];
  const values = pieces.filter(({ kind }) => kind === 'value');
  const isRead = (text: string): boolean =>
    values.length === 1 &&
    !pairWritten.test(typed) &&
    // What was asked for may stand beside any words that do not deny it.
    (isSaid || (!rulesOut.test(typed) && askedStepIs(text, reading) !== null));
  for (const [nth, piece] of pieces.entries()) {
    if (piece.kind === 'value' && !isRead(piece.text)) continue;
    const isEnd = isOpen && nth === pieces.length - 1;
    const before = pieces[nth - 1];
    const concluded =
      before && isConcluded(typed, before, piece) ? readTurnedBound(before.text, piece.text) : null;
    const read =
      concluded ?? readPiece(piece, typed, { ...reading, path, shown: { ...shown, lines }, isEnd });
    if (!read) continue;
    // "the other one is x + 1 = -9 so x = -8": one of several solutions, and the line behind it is not that one.
    const next = pieces[nth + 1];
    const isPart = read.verdict === 'wrong' && read.isOneSolution === true;
    const isOther = isPart && next !== undefined && firstUnlike([piece.text, next.text]) === 1;
    const found = isOther ? doesNotFollow(next.text, piece.text) : read;
    readings.push(found);
    // "8 is 17 so no" rules a number out.
    if (found.verdict === 'wrong' && piece.kind === 'truth' && rulesOut.test(typed)) {
      readings.pop();
      continue;
    }
    if (found.verdict === 'wrong') return readings;
    const isKept = found.verdict === 'right' ? piece.kind !== 'value' : found.verdict === 'holds';
    if (isKept) lines.push(piece.text);
  }
  return readings;
}

function readLines(typed: string, problem: OpenProblem, shown: Shown): readonly StepReading[] {
  const path = solutionPath(problem);
  const text = plainClaim(typed);
  const reading = { problem, path, shown };
  const asked = readAskedEnd(typed, reading);
  if (asked.length > 0) return asked;
  const whole = readWhole(typed, text, reading);
  if (whole !== null) return whole;
  const pieces = resultPieces(text);
  const isMove = !namesNoMove(typed) && !seeksTwoNumbers(typed) && pointIn(text) === null;
  const said = isMove ? readOperation(text) : null;
  // "i add 7 to both": the number belongs to the operation and is no value that was found.
  if (said?.amount && pieces.every(({ kind, text: one }) => kind === 'value' && one === said.amount))
    return [{ verdict: 'operation', operation: said, step: stepDoing(said, path) }];
  // Beside a calculation that a choice has, no number is confirmed.
  const isGuess = pieces.some(({ kind, text: one }) => kind === 'calculation' && isChoice(one, path));
  const isSaid = !isGuess && isOffered(typed, problem);
  const values = typed.includes('?') || !isSaid ? null : readValues(pieces, reading);
  const end = readShownEnd(text, typed, reading);
  const read = readPieces(pieces, typed, { ...reading, isSaid, isOpen: end === null });
  const readings = values ? [values, ...read] : read;
  if (readings.some(isWrong)) return readings;
  // A line of the way is no answer yet, unless it is said to be one behind it: "19.7 - 17 = 2.7 so its 2.7".
  const isOfWay =
    pieces.at(-1)?.kind === 'truth' &&
    readings.some((one) => one.verdict === 'right' && end !== null && one.line === lineOf(end));
  const isBare =
    isLines(typed) || pieces.some((one, at) => at > 0 && isConcluded(typed, pieces[at - 1], one));
  const solved = end === null ? readSolvedEnd(pieces, readings, { ...reading, isBare }) : null;
  if (solved !== null) return [...rightBefore(solved, readings, pieces), solved];
  if (end !== null && !(isOfWay && end.verdict === 'wrong'))
    return [...rightBefore(end, readings, pieces), end];
  const isOpen = readings.every(({ verdict }) => verdict === 'holds' || verdict === 'unclear');
  const ofStep = isOpen && !isGuess ? valueOfStep(text, reading) : null;
  if (ofStep) return [ofStep];
  if (readings.length > 0) return readings;
  if (said) return [{ verdict: 'operation', operation: said, step: stepDoing(said, path) }];
  // A number of the student's own makes it a claim about a value.
  const isClaim = (text.match(/\d+(?:\.\d+)?/g) ?? []).some(
    (one) => !path.stated.has(exactName(one) ?? one) && !path.steps.some(({ words }) => words.includes(one)),
  );
  const step = isClaim || saysAmount.test(text) ? null : stepSaid(text, path);
  const found = stepFound(text, reading);
  if (found) return [found];
  return step === null || !isMove ? [] : [{ verdict: 'move', step }];
}
