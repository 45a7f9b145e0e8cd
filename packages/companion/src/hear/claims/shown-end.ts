import { equivalent, judgeAnswer } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { flip, isRewritten, sidesOf } from '../judge-line.ts';
import { type MathPiece, mathPieces } from '../math-pieces.ts';
import { pointIn } from '../read-claim.ts';
import { exactName, squeezed } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongWay } from '../step-reading.ts';
import { isNumberOfStep } from './asked-step.ts';
import { isExplained, numberByHand, reasonFor } from './known-wrong.ts';
import { agree, isSameNumber, lettersOf, numberAt } from './put-in.ts';
import { schoolTruth } from './school-truth.ts';
import { stepComingTo } from './step-coming-to.ts';

/** What a line comes to: its last side. */
export const endOf = (line: string): string => line.split(/[=≈]/).at(-1)?.trim() ?? '';
/** What a line works out: its first side. */
export const startOf = (line: string): string => line.split(/[=≈]/)[0]?.trim() ?? '';

/**
 * Calculations that hold, each from numbers of the problem, from what one before it came to or from one that `besides`
 * makes of those; null where one has other numbers, since what leads back to a made-up number shows no way.
 */
export function explainedLines(
  pieces: readonly MathPiece[],
  typed: string | null,
  { problem, path, shown }: Reading,
  besides: (lines: readonly string[]) => readonly string[] = () => [],
): readonly string[] | null {
  const lines: string[] = [];
  for (const { kind, text } of pieces) {
    if (kind !== 'truth') continue;
    const truth = schoolTruth(text, { said: typed ?? text, question: problem.question });
    if (truth !== 'true' && truth !== 'about') return null;
    const before = [...shown.lines, ...lines, ...besides(lines)];
    if (!isExplained(startOf(text), { problem, path, shown: { lines: before } })) return null;
    lines.push(text);
  }
  return lines.length > 0 ? lines : null;
}

const mixed = /(?<![\d.])(\d+) (\d+\/\d+)(?![\d.])/g;
const numberPart = /-?\d+(?:\.\d+)?/g;

const saysEnd =
  /\b(?:answer|final|done|finished|total|(?:so|that'?s|thats|and) (?:it|that)(?:'?s| is)? ?(?:it)?)\W*$|\b(?:answer|so it'?s)\b/i;

/** What the student ends with, where it is put together from what the calculations came to. */
function endFrom(text: string, pieces: readonly MathPiece[], lines: readonly string[]): string | null {
  const results = lines.flatMap((line) => numberAt(endOf(line)) ?? []);
  const isResult = (value: number): boolean => results.some((one) => isSameNumber(one, value));
  const point = pointIn(text);
  if (point !== null) {
    const places = (point.match(numberPart) ?? []).map(Number);
    return places.some(isResult) ? point : null;
  }
  const last = pieces.at(-1);
  if (!last) return null;
  // "5^2 = 25 so w^25" and "74 + 12 = 86, y = 86 - 4x" have the number that was found.
  if (lettersOf(last.text).length > 0)
    return (last.text.match(numberPart) ?? []).map((one) => Math.abs(Number(one))).some(isResult)
      ? last.text
      : null;
  if (last.kind === 'truth') return endOf(last.text);
  const value = numberAt(last.text.replace(mixed, '($1 + $2)'));
  if (value === null) return null;
  const sum = results.reduce((all, one) => all + one, 0);
  // "-5 and 9 so -5/9", "5.2 so 5.2 * 10^8" and "3 and 6/5 so 4 1/5" use what came out.
  const isUsed = (last.text.match(numberPart) ?? []).map(Number).some(isResult);
  // "0.2857 so 0.29" rounds what came out.
  const written = last.text.replace('%', '');
  const by = 0.5001 * 10 ** -(written.split('.')[1]?.length ?? 0);
  const isRounded = results.some((one) => !isSameNumber(one, value) && Math.abs(one - Number(written)) <= by);
  return isResult(value) || isSameNumber(sum, value) || isUsed || isRounded ? last.text : null;
}

const list = /(?<![\d.])\d+(?:(?:\s*,\s*|\s+)\d+(?!\d|\.\d|\s*[-+*/×÷·=])){2,}/g;

/** The number that a student ends with, where it stands in a row counted up by steps from a number of the problem. */
function endOfRow(text: string, { path }: Reading): string | null {
  const end = /(\d+)\D*$/.exec(text)?.[1];
  const rows = (text.match(list) ?? []).map((row) => row.split(/[\s,]+/).map(Number));
  const isCounted = (row: readonly number[]): boolean => {
    const [first = 0, second = 0] = row;
    const isEven = row.every((one, at) => one === first + at * (second - first));
    return second > first && isEven && path.stated.has(exactName(String(first)) ?? '');
  };
  return rows.some((row) => isCounted(row) && row.includes(Number(end))) ? (end ?? null) : null;
}

/** Whether two points, expressions or relations say the same. */
function isSameAnswer(own: string, other: string): boolean {
  if (squeezed(own) === squeezed(other)) return true;
  const [a, b] = [sidesOf(own), sidesOf(other)];
  if (a && b) return isRewritten(a, b) || isRewritten(flip(a), b);
  return a === null && b === null && lettersOf(own).length > 0 && equivalent(own, other) === 'equal';
}

/**
 * The answer at the end of calculations that are shown, told apart from one that is only said: right, or wrong for the
 * reason that the skill has for it. Of an answer without a way to it nothing is said.
 */
export function readShownEnd(text: string, typed: string, reading: Reading): StepReading | null {
  const { problem, path, shown } = reading;
  if (problem.choices.length === 0 || !problem.rendered) return null;
  const pieces = mathPieces(text);
  const lines = explainedLines(pieces, typed, reading);
  const end = lines === null ? endOfRow(text, reading) : endFrom(text, pieces, lines);
  const line = lines === null ? end : lines.at(-1);
  if (end === null || line === undefined || line === null) return null;
  const isWritten = pointIn(end) !== null || lettersOf(end.replace(/pi/gi, '')).length > 0;
  const isChoice = (choice: string): boolean => isSameAnswer(end, plainMath(choice).replace(/−/g, '-'));
  const amount = numberAt(end.replace(mixed, '($1 + $2)'));
  const isRight = isWritten
    ? isChoice(problem.key.value)
    : amount !== null && agree(String(amount), plainMath(numberByHand(problem.key.value))) === true;
  // "3/24" is what is asked, in another form.
  const isForm = isRight && !problem.rendered.hand && judgeAnswer(end, problem.key).kind !== 'right';
  if (isRight) return rightLine(line, path.last, isForm);
  // What was asked for as a step is no answer yet.
  const isAsked =
    shown.askedStep != null && lines !== null && !isWritten && isNumberOfStep(end, shown.askedStep, reading);
  if (isAsked && !saysEnd.test(typed)) return rightLine(line, shown.askedStep);
  const reason = isWritten
    ? (problem.rendered.choices.find(({ correct, text: choice }) => !correct && isChoice(choice))?.reason ??
      null)
    : reasonFor(problem, String(amount));
  // A calculation of the way is a step first, unless what it comes to is said to be the answer.
  const isStep = pieces.at(-1)?.kind === 'truth' && stepComingTo(exactName(end), path) >= 0;
  return reason === null || (isStep && !saysEnd.test(typed)) ? null : wrongWay(line, reason);
}
