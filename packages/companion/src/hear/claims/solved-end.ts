import { plainMath } from '../../hints/plain-math.ts';
import type { MathPiece } from '../math-pieces.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { firstUnlike, keepsSolution } from '../work/first-unlike.ts';
import { reasonFor } from './known-wrong.ts';
import { agree, lettersOf, numberAt } from './put-in.ts';
import { solutionOf } from './read-found.ts';

const fewestProven = 2;

const ownLine: ReadonlySet<string> = new Set(['right', 'follows', 'model']);

const isSolution = /^\s*[a-z]\s*=\s*-?\d+(?:\.\d+)?(?:\/\d+)?\s*$/i;

/** A line that has another solution than the one it is said to come from. */
export const doesNotFollow = (line: string, before: string): StepReading =>
  wrongLine(
    line,
    `It does not follow from $${before}$. Which one move did you make, and did you make it on both sides?`,
  );

const afterwards = /\s+(?:with|by|using|from)\s.*$/i;

/** "f(4) = 64 - 192 + 7 = -121" says of its first side what it comes to. */
export function withoutMiddle(line: string): string {
  const sides = line
    .replace(afterwards, '')
    .split('=')
    .map((side) => side.trim());
  // Words between begin another line.
  const isOne = sides.slice(1).every((side) => !/(?!sqrt|sin|cos|tan|log)\p{L}{3,}/u.test(side));
  return sides.length > 2 && isOne ? `${sides[0]} = ${sides.at(-1)}` : sides.join(' = ');
}

/**
 * What the student's equations come to at their end. One that has another solution than the one before is wrong. The
 * solution of lines that are proven is right, or it is a known wrong answer, as x where an angle of 4x is asked.
 */
export function readSolvedEnd(
  pieces: readonly MathPiece[],
  readings: readonly StepReading[],
  { problem, path, isBare }: Reading & { readonly isBare: boolean },
): StepReading | null {
  const lines = pieces.flatMap(({ kind, text, isWhole }) => (kind === 'equation' && isWhole ? [text] : []));
  const unlike = firstUnlike(lines);
  const other = unlike === null ? undefined : lines[unlike];
  const before = unlike === null ? undefined : lines[unlike - 1];
  const isProven =
    isBare || readings.some((one) => 'line' in one && one.line === before && ownLine.has(one.verdict));
  // "x = 3 and x = -2" are two solutions of a line before, and a second line of the problem begins anew.
  const earlier = [...path.given, ...lines.slice(0, unlike ?? 0)].filter((line) => line !== before);
  const isOfAnother =
    [before, other].every((line) => line !== undefined && isSolution.test(line)) ||
    (other !== undefined && earlier.some((line) => keepsSolution(line, other)));
  if (other !== undefined && before !== undefined && isProven && !isOfAnother)
    return doesNotFollow(other, before);
  const proven = readings.flatMap((one) =>
    one.verdict === 'right' && one.line.includes('=') && lettersOf(one.line).length === 1 ? [one.line] : [],
  );
  const solution = proven.length < fewestProven ? null : solutionOf(proven.at(-1) ?? '');
  const end = pieces.at(-1);
  if (solution === null || end === undefined || problem.choices.length === 0) return null;
  const [letter, value = letter] = end.text.split('=').map((side) => side.trim());
  const isSaid =
    (end.kind === 'value' || (end.kind === 'equation' && /^[a-z]$/i.test(letter ?? ''))) &&
    value !== undefined;
  if (!isSaid || agree(value, solution) !== true) return null;
  if (agree(value, plainMath(problem.key.value)) === true) return rightLine(end.text, path.last);
  const reason = reasonFor(problem, String(numberAt(value)));
  return reason === null ? null : wrongLine(end.text, reason);
}
