import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { isExplained, reasonFor } from './claims/known-wrong.ts';
import { numberAt, rounds } from './claims/put-in.ts';
import { readByEnd, stepOfPi } from './claims/read-by-end.ts';
import { schoolTruth } from './claims/school-truth.ts';
import { endOf, startOf } from './claims/shown-end.ts';
import { stepComingTo } from './claims/step-coming-to.ts';
import type { MathPiece } from './math-pieces.ts';
import { stepWith } from './read-equation.ts';
import { readDoubleMinus } from './slips/double-minus.ts';
import { exactName, familyOf, isChoice, numbersOf, type SolutionPath, squeezed } from './solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine, wrongWay } from './step-reading.ts';
import { isPutIn } from './ways/put-in-sides.ts';

/** A piece in its message: whether no other mathematics comes behind it. */
export type InMessage = Reading & { readonly isEnd: boolean };

/** A calculation with its line; only at the end of a message it is held beside what leads to a wrong answer. */
export function readCalculation(
  text: string,
  line: string,
  { problem, path, shown }: Reading,
  isEnd = true,
): StepReading {
  const ofPi = stepOfPi(text, { problem, path, shown });
  if (ofPi >= 0) return rightLine(line, ofPi);
  const step = stepWith(text, path);
  if (step >= 0) return onStep(line, step, { problem, path });
  const found = numberAt(text);
  const value = exactName(text) ?? (found === null ? null : exactName(String(found)));
  const reading = { problem, path, shown };
  // A calculation that comes to what a step before the last one comes to is a step first.
  const isNew = shown.lines.every((one) => exactName(endOf(one)) !== value);
  const onWay = isEnd && isNew && isExplained(text, reading) ? stepComingTo(value, path) : -1;
  if (onWay >= 0) return rightLine(line, onWay);
  const isTried = problem.attempts.some(
    ({ answer, isCorrect }) => !isCorrect && exactName(answer.replace(/[^\d./-]/g, '')) === value,
  );
  const isKnown = isEnd && (isExplained(text, reading) || isTried);
  const reason = isKnown ? reasonFor(problem, String(numberAt(text))) : null;
  const early = reason === null || isTried ? -1 : stepComingTo(value, path);
  // A number of the way is no wrong answer as long as it is not said to be one.
  if (early >= 0) return rightLine(line, early);
  if (reason !== null) return wrongWay(line, reason);
  const isOwn = withoutPowers(text).length > 1 && withoutPowers(text).every((one) => path.numbers.has(one));
  const isOwnBySize = withoutPowers(text).every(
    (one) => path.numbers.has(one) || path.numbers.has(`-${one}`),
  );
  // Numbers of the question that come to a number of the way, written in one line instead of two.
  const isOpen = value === null || !isNew || path.stated.has(value) || isChoice(text, path);
  const reached = isOpen ? -1 : stepTo(value, path);
  // All its numbers stand in the question, and it comes to the answer: the way is said, and only working it out is left.
  if (isOwn && reached < 0 && isValueOfKey(text, problem)) return rightLine(text, null, true);
  return (isOwn || isOwnBySize) && reached >= 0
    ? rightLine(line, reached)
    : (readByEnd(text, line, reading) ?? { verdict: 'holds', line });
}

function isValueOfKey(text: string, { key }: OpenProblem): boolean {
  const goal = key.value.replace('−', '-');
  const name = exactName(text);
  return name === null ? rounds(goal, numberAt(text) ?? Number.NaN) : name === exactName(goal);
}

const stepTo = (value: string, { steps }: SolutionPath): number =>
  steps.findIndex(({ values }) => values.has(value));

const withoutPowers = (text: string): string[] =>
  (text.replace(/\^\s*\d+/g, '').match(/\d+(?:\.\d+)?|(?<!\d)\.\d+/g) ?? []).map(
    (one) => exactName(one) ?? one,
  );

const calculates = /[\d)%]\s*[+\-*/×÷·^]\s*-?[\d(√]/;

/** "1/2 = 10/20": a fraction of the question in the form in which a step has it. */
function stepRewriting(text: string, { problem, path }: Reading): number {
  const found = /^\s*(-?\d+\/\d+)\s*=\s*(-?\d+\/\d+)\s*$/.exec(text);
  const [, from = '', to = ''] = found ?? [];
  if (!found || from === to || !path.numbers.has(exactName(from) ?? from)) return -1;
  const works = (problem.rendered?.steps ?? []).map(({ work }) => squeezed(plainMath(work ?? '')));
  return isChoice(to, path) ? -1 : works.findIndex((work) => work.split(/[^\d/]+/).includes(to));
}

/** "556 is 80%" says which percent an amount of the question is, as a step may come to it. */
function readPercentOf(amount: string, percent: string, { path }: Reading): StepReading | null {
  const name = exactName(percent.replace('%', '/100'));
  const step = path.steps.findIndex(({ values }) => name !== null && values.has(name));
  return path.stated.has(exactName(amount) ?? '') && step >= 0
    ? rightLine(`$${amount}$ is $${percent.replace(/\s*%/, '\\%')}$`, step)
    : null;
}

const isPartOfOne = (text: string): boolean => {
  const [, amount, top, bottom] = /^\s*([\d.]+)\s*=\s*(\d+)\/(\d+)\s*$/.exec(text) ?? [];
  return amount !== undefined && Number(amount) >= 1 && Number(top) < Number(bottom);
};

/** "18 > 15": the step that has two numbers, each of which it or one before comes to, side by side. */
function stepComparing(text: string, { steps, last, stated }: SolutionPath): number {
  const sides = /[<>≤≥]/.test(text) ? text.split(/[<>≤≥]=?/).map((side) => exactName(side.trim())) : [];
  return sides.length !== 2 || sides.some((name) => name === null || stated.has(name))
    ? -1
    : steps.findIndex(({ lines }, at) =>
        lines.some((line) => {
          const own = numbersOf(line).split(' ');
          return at <= last && sides.every((name) => own.includes(name ?? ''));
        }),
      );
}

/** What a whole calculation does not do, whatever it is said to come to. */
const missesPart = /\b(?:leaves? out|left out|forg[eo]t\w*|skips?|stops?|only part)\b/i;

/** A line without what may be left out when it is typed. */
const bare = (line: string): string => squeezed(line).replace(/[()*·°{}]|\^circ/g, '');

const oneNumber = /^\\?\$?[-−]?[\d.,]+(?:\/\d+)?\s*%?$/;

/** A line in a step that does not come to its end is a part of it, and one of a test behind the answer does no step. */
function onStep(
  line: string,
  step: number,
  { path, problem }: Pick<Reading, 'path' | 'problem'>,
): StepReading {
  const isEnd = !oneNumber.test(problem.key.value) || isValueOfKey(endOf(line), problem);
  if (step < path.last || isEnd) return rightLine(line, step);
  return step > path.last || step === 0 ? rightLine(line) : { ...rightLine(line, step - 1), isPart: true };
}

export function readTruth(
  { text }: MathPiece,
  said: string,
  { isEnd, ...reading }: InMessage,
): StepReading | null {
  // "1% = 17.40" says what one percent of something is.
  if (/^\s*-?[\d.]+\s*%\s*=/.test(text)) return null;
  const amount = /^\s*([\d.]+)\s*=\s*([\d.]+\s*%)\s*$/.exec(text);
  if (amount) return readPercentOf(amount[1] ?? '', amount[2] ?? '', reading);
  const truth = schoolTruth(text, { said, question: reading.problem.question });
  if (truth === 'unreadable') return null;
  // "divide with 3 is 67" and "8 is 17" are no calculations.
  if (truth === 'false' && /^\s*-?[\d.]+\s*=\s*-?[\d.]+\s*$/.test(text)) return null;
  // "18 is 2/3" says which part an amount is.
  if (truth === 'false' && isPartOfOne(text)) return null;
  // "2 x 12 gives 14" tries two factors for their sum.
  const pair = /^\s*([\d.]+)\s*[*×·]\s*([\d.]+)\s*=\s*([\d.]+)\s*$/.exec(text)?.slice(1).map(Number);
  if (truth === 'false' && pair && (pair[0] ?? 0) + (pair[1] ?? 0) === pair[2]) return null;
  if (truth === 'false') {
    const [from = '', ...ends] = text.split('=');
    // Only behind the calculation that comes to the answer: elsewhere a reason would tell the choices apart.
    const isLast = exactName(from.trim()) !== null && isValueOfKey(from.trim(), reading.problem);
    const reason = isLast ? reasonFor(reading.problem, exactName(ends.at(-1)?.trim() ?? '')) : null;
    return wrongLine(text, reason !== null && missesPart.test(reason) ? null : reason);
  }
  const lostMinus = readDoubleMinus(text, reading);
  if (lostMinus !== null) return lostMinus;
  const line = truth === 'about' ? text.replace('=', '≈') : text;
  const rewritten = truth === 'about' ? -1 : stepRewriting(text, reading);
  if (rewritten >= 0) return rightLine(line, rewritten);
  // "24 is 3 times 8" says what 3 times 8 comes to.
  const turned = text.split('=').toReversed().join('=');
  const family = truth === 'about' ? null : (familyOf(text) ?? familyOf(turned));
  const step = family === null ? -1 : reading.path.steps.findIndex(({ families }) => families.has(family));
  if (step >= 0) return onStep(line, step, reading);
  const started = reading.path.steps.findIndex(({ lines }) => bare(lines[0] ?? '') === bare(startOf(text)));
  if (started >= 0 && started < reading.path.last) return rightLine(line, started);
  const compared = stepComparing(text, reading.path);
  if (compared >= 0) return rightLine(line, compared);
  const side = text.split(/[=<>≤≥]+/).find((one) => calculates.test(one));
  if (side === undefined) return { verdict: 'holds', line };
  const read = readCalculation(side.trim(), line, reading, isEnd);
  const isOpen = read.verdict === 'holds' && !isChoice(endOf(line), reading.path);
  return isOpen && isPutIn(side.trim(), reading) ? rightLine(line) : read;
}
