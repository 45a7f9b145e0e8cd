import { checkClaim, equivalent, solve } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { followsFrom, nearness, type Slip, sidesOf, slipFrom } from './judge-line.ts';
import { type MathPiece, mathPieces, type Operation, readOperation } from './math-pieces.ts';
import { exactName, numbersOf, type SolutionPath, solutionPath } from './solution-path.ts';

/**
 * What the engine makes of a student's own work. right: it follows and leads on. holds: true, and it does not show
 * whether it helps. wrong: here it parts from what was given. unclear: it may be right, but the way there is not
 * shown. Of a finished value nothing is said: that would tell the answer by asking.
 */
export type StepReading =
  | { readonly verdict: 'right'; readonly line: string; readonly isNearlyDone: boolean }
  | { readonly verdict: 'holds'; readonly line: string }
  | {
      readonly verdict: 'wrong';
      readonly line: string;
      readonly slip: Slip;
      /** What the skill says to this way of going wrong; it never holds the key. */
      readonly reason: string | null;
      readonly from: string | null;
    }
  | { readonly verdict: 'unclear'; readonly line: string }
  | { readonly verdict: 'operation'; readonly operation: Operation; readonly isOnPath: boolean };

/** The reason the skill has for a wrong value, where a choice is that value. */
function reasonFor(problem: OpenProblem, value: string | null): string | null {
  if (value === null) return null;
  const wrong = problem.rendered?.choices.filter(({ correct }) => !correct) ?? [];
  return wrong.find((one) => exactName(one.value.replace('−', '-')) === value)?.reason ?? null;
}

function solutionOf(line: string): string | null {
  const result = solve(line);
  if ('reason' in result) return null;
  const value = /=\s*(-?[\d./]+)\s*$/.exec(result.answer)?.[1];
  return value === undefined ? null : exactName(value);
}

type Reading = {
  readonly problem: OpenProblem;
  readonly path: SolutionPath;
  readonly shown: readonly string[];
};

function readEquation(line: string, { problem, path, shown }: Reading): StepReading | null {
  const to = sidesOf(line);
  if (!to) return null;
  // The problem's own line typed again is no step.
  const bare = line.replace(/\s+/g, '');
  if (path.given.some((one) => one.replace(/\s+/g, '') === bare)) return null;
  const near = nearness(to);
  if (near === 'done') return null;
  // One operation from the end, only what the student has written or was given counts as the line before.
  const before = near === 'nearly' ? [...path.given, ...shown] : [...path.equations, ...shown];
  const states = before.flatMap((one) => {
    const sides = sidesOf(one);
    return sides && nearness(sides) !== 'done' ? [{ one, sides }] : [];
  });
  if (states.some(({ sides }) => followsFrom(sides, to)))
    return { verdict: 'right', line, isNearlyDone: near === 'nearly' };
  for (const { one, sides } of states.toReversed()) {
    const slip = slipFrom(sides, to);
    if (slip)
      return { verdict: 'wrong', line, slip, from: one, reason: reasonFor(problem, solutionOf(line)) };
  }
  return { verdict: 'unclear', line };
}

function readCalculation(text: string, line: string, { problem, path }: Reading): StepReading {
  const value = exactName(text);
  const numbers = numbersOf(text);
  const isOnPath = path.calculations.some((one) => one.numbers === numbers && one.value === value);
  if (isOnPath) return { verdict: 'right', line, isNearlyDone: false };
  const parts = numbers.split(' ');
  const isFromQuestion = parts.length > 1 && parts.every((one) => path.numbers.has(one));
  const isTried = problem.attempts.some(
    ({ answer, isCorrect }) => !isCorrect && exactName(answer.replace(/[^\d./-]/g, '')) === value,
  );
  const reason = isFromQuestion || isTried ? reasonFor(problem, value) : null;
  if (reason !== null) return { verdict: 'wrong', line, slip: 'operation', from: null, reason };
  return { verdict: 'holds', line };
}

function readPiece(piece: MathPiece, reading: Reading): StepReading | null {
  const { kind, text } = piece;
  if (kind === 'equation') return readEquation(text, reading);
  if (kind === 'calculation') return readCalculation(text, text, reading);
  if (kind === 'truth') {
    const truth = checkClaim(text);
    if (truth === 'unreadable') return null;
    if (truth === 'false')
      return { verdict: 'wrong', line: text, slip: 'calculation', from: null, reason: null };
    const side = text.split(/[=<>≤≥]+/).find((one) => /[\d)]\s*[+\-*/×÷·^]\s*[\d(]/.test(one));
    return side === undefined
      ? { verdict: 'holds', line: text }
      : readCalculation(side.trim(), text, reading);
  }
  if (kind === 'value') return readValue(text, reading);
  const isState = reading.path.equations.some((one) => {
    const sides = sidesOf(one);
    return (
      sides !== null &&
      [sides.left, sides.right].some((side) => /[a-z]/i.test(side) && equivalent(side, text) === 'equal')
    );
  });
  return isState ? { verdict: 'right', line: text, isNearlyDone: false } : null;
}

/** A number that comes on the way, is none of the choices and does not stand in the question. */
function readValue(text: string, { problem, path }: Reading): StepReading | null {
  const value = exactName(text);
  if (value === null || path.numbers.has(value)) return null;
  const choices = [
    problem.key.value,
    ...(problem.rendered?.choices ?? []).map((one) => one.value),
    ...problem.choices,
  ];
  const isChoice = choices.some(
    (one) => exactName(one.replace(/−/g, '-').replace(/[^\d./-]/g, '')) === value,
  );
  const isOnPath = !isChoice && path.calculations.some((one) => one.value === value);
  return isOnPath ? { verdict: 'right', line: text, isNearlyDone: false } : null;
}

const signOf: Readonly<Record<Operation['act'], RegExp>> = {
  add: /\+/,
  subtract: /-/,
  multiply: /[*×·]/,
  divide: /[/÷]/,
  move: /$^/,
};

function isOnPath({ act, amount }: Operation, { path, problem }: Reading): boolean {
  const value = exactName(amount);
  const isInLines = path.calculations.some(
    (one) => signOf[act].test(one.text) && one.numbers.split(' ').includes(value ?? ''),
  );
  const words = {
    add: /\badd|plus/i,
    subtract: /subtract|take away|undo/i,
    multiply: /multipl|times/i,
    divide: /divid/i,
    move: /$^/,
  };
  const isTold = (problem.rendered?.steps ?? []).some(
    ({ instruction }) => words[act].test(instruction) && instruction.includes(amount.replace('-', '−')),
  );
  return isInLines || isTold;
}

/**
 * Judges the lines of a student's message one after the other, each against the problem, its solution path and the
 * lines before it; answers up to the first wrong one. `shown` are lines that were proven right in this talk.
 */
export function readSteps(
  text: string,
  problem: OpenProblem,
  shown: readonly string[],
): readonly StepReading[] {
  const path = solutionPath(problem);
  const lines = [...shown];
  const readings: StepReading[] = [];
  for (const piece of mathPieces(text)) {
    const reading = readPiece(piece, { problem, path, shown: lines });
    if (!reading) continue;
    readings.push(reading);
    if (reading.verdict === 'wrong') return readings;
    if (reading.verdict === 'right' && piece.kind === 'equation') lines.push(piece.text);
  }
  if (readings.length > 0) return readings;
  const operation = readOperation(text);
  return operation
    ? [{ verdict: 'operation', operation, isOnPath: isOnPath(operation, { problem, path, shown }) }]
    : [];
}

/** The value a student offers as the answer; null where none is offered. It is not judged here. */
export function readClaim(text: string): string | null {
  const last = mathPieces(text).findLast(({ kind }) => kind === 'value' || kind === 'equation');
  if (!last) return null;
  if (last.kind === 'value') return last.text;
  const sides = sidesOf(last.text);
  if (!sides || nearness(sides) !== 'done') return null;
  return /^-?\(?[a-z]\)?$/i.test(sides.left) ? sides.right : sides.left;
}
