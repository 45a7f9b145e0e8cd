import type { OpenProblem } from '../../companion-context.ts';
import { isOf, numeral, valuesIn } from '../../hear/claims/known-wrong.ts';
import { isSameNumber, numberAt } from '../../hear/claims/put-in.ts';
import { endOf, explainedLines } from '../../hear/claims/shown-end.ts';
import { nearness, sidesOf } from '../../hear/judge-line.ts';
import type { MathPiece } from '../../hear/math-pieces.ts';
import { solutionPath } from '../../hear/solution-path.ts';

/** The value of a line that has its letter alone on one side; null for any other line. */
export function solutionIn(line: string): { readonly letter: string; readonly value: string } | null {
  const sides = sidesOf(line);
  if (!sides || nearness(sides) !== 'done') return null;
  const isLeft = /^-?\(?[a-z]\)?$/i.test(sides.left);
  return { letter: isLeft ? sides.left : sides.right, value: isLeft ? sides.right : sides.left };
}

/** What a piece at the end of a message says as its result. */
export function resultOf(piece: MathPiece | undefined): string | null {
  if (!piece) return null;
  if (piece.kind === 'value') return piece.text;
  if (piece.kind === 'truth') return endOf(piece.text);
  return piece.kind === 'equation' ? (solutionIn(piece.text)?.value ?? null) : null;
}

/** What a number found in a line and one of the problem make together: it may be added in the head. */
function inTheHead(lines: readonly string[], held: OpenProblem): readonly string[] {
  const found = lines.flatMap((line) => numberAt(endOf(line)) ?? []);
  const stated = valuesIn(solutionPath(held).stated);
  return found.flatMap((one) => stated.flatMap((other) => [`${one} + ${other} = ${one + other}`]));
}

/** The calculations among some pieces, where each holds and works something out of the problem's numbers; else null. */
export function provenLines(
  pieces: readonly MathPiece[],
  held: OpenProblem,
  before: readonly string[],
): readonly string[] | null {
  const reading = { problem: held, path: solutionPath(held), shown: { lines: before } };
  return explainedLines(pieces, null, reading, (lines) => inTheHead(lines, held));
}

/** Whether an equation of the student's own has only numbers that the problem tells, two of them at least. */
export function isOwnModel(line: string, held: OpenProblem, before: readonly string[]): boolean {
  const used = (line.match(numeral) ?? []).map(Number);
  const told = [
    ...valuesIn(solutionPath(held).numbers),
    ...before.flatMap((one) => numberAt(endOf(one)) ?? []),
  ];
  // Of an equation with several numbers each may be a product of two that are told.
  const products =
    used.length < 3 ? [] : told.flatMap((one, at) => told.slice(at + 1).map((other) => one * other));
  const own = new Set(used.filter((one) => isOf(told, one)));
  return own.size > 1 && used.every((one) => isOf([...told, ...products], one));
}

/** Whether two texts come to the same number, the first perhaps rounded or as a percent. */
export function isSameValue(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => numberAt(text.replace(/\s*%$/, '')));
  if (a == null || b == null) return false;
  return (
    isSameNumber(a, b) ||
    (one.includes('%') !== other.includes('%') && [a / 100, a * 100].some((each) => isSameNumber(each, b)))
  );
}
