import type { OpenProblem } from '../../companion-context.ts';
import { isExplained } from '../../hear/claims/known-wrong.ts';
import { plainClaim } from '../../hear/claims/plain-claim.ts';
import { isSameNumber, numberAt } from '../../hear/claims/put-in.ts';
import { schoolTruth } from '../../hear/claims/school-truth.ts';
import { nearness, sidesOf } from '../../hear/judge-line.ts';
import { type MathPiece, mathPieces } from '../../hear/math-pieces.ts';
import { solutionPath } from '../../hear/solution-path.ts';

/** Where a student tests what was found, the way is over. */
const tests = /[\s,.;(]+(?:check(?:ed|ing)?|to test|test|probe)\b.*$/is;

/** The mathematics of a message, without what only tests its end. */
export function ownPieces(text: string): readonly MathPiece[] {
  const pieces = mathPieces(plainClaim(text.replace(tests, '')));
  return pieces.length > 0 ? pieces : mathPieces(plainClaim(text));
}

export const endOf = (line: string): string => line.split(/[=≈]/).at(-1)?.trim() ?? '';
export const startOf = (line: string): string => line.split(/[=≈]/)[0]?.trim() ?? '';

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

const numeral = /\d+(?:\.\d+)?|(?<!\d)\.\d+/g;

/** What a number found in a line and one of the problem make together: it may be added in the head. */
function inTheHead(lines: readonly string[], held: OpenProblem): readonly string[] {
  const found = lines.flatMap((line) => numberAt(endOf(line)) ?? []);
  const stated = [...solutionPath(held).stated].flatMap((name) => numberAt(name) ?? []);
  return found.flatMap((one) => stated.flatMap((other) => [`${one} + ${other} = ${one + other}`]));
}

/**
 * The calculations among some pieces, where each holds and the last one works something out of numbers that have a place
 * they come from; null where one does not hold, or there is none.
 */
export function provenLines(
  pieces: readonly MathPiece[],
  held: OpenProblem,
  before: readonly string[],
): readonly string[] | null {
  const lines: string[] = [];
  let isWorkedOut = false;
  for (const { kind, text } of pieces) {
    if (kind !== 'truth') continue;
    const truth = schoolTruth(text, { said: text, question: held.question });
    if (truth !== 'true' && truth !== 'about') return null;
    const known = [...before, ...lines];
    const shown = { lines: [...known, ...inTheHead(lines, held)] };
    isWorkedOut = isExplained(startOf(text), { problem: held, path: solutionPath(held), shown });
    lines.push(text);
  }
  return isWorkedOut ? lines : null;
}

/** Whether an equation of the student's own has only numbers that come from the problem or from lines before. */
export function isOwnModel(line: string, held: OpenProblem, before: readonly string[]): boolean {
  const used = line.match(numeral) ?? [];
  const path = solutionPath(held);
  const stated = [...path.stated].flatMap((name) => numberAt(name) ?? []);
  // Of an equation with several numbers each may be a product of two that are told.
  const products =
    used.length < 3
      ? []
      : stated.flatMap((one, at) =>
          stated.slice(at + 1).map((other) => `${one} * ${other} = ${one * other}`),
        );
  const [first, ...others] = used;
  if (first === undefined || others.length === 0) return false;
  return used.every((one) =>
    // Each number beside one that makes nothing of it.
    isExplained(`${one} + 1`, { problem: held, path, shown: { lines: [...before, ...products] } }),
  );
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
