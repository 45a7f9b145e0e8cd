import { equivalent } from '@playforward/math';
import type { MathPiece } from '../math-pieces.ts';
import type { SolutionPath } from '../solution-path.ts';
import { lettersOf } from './put-in.ts';
import { type Beside, schoolTruth } from './school-truth.ts';

/** "y = 2*3 + 1 = 6": two sides without letters, one after the other, that differ; null where all agree. */
export function brokenChain(
  pieces: readonly MathPiece[],
  beside: Beside,
): { readonly line: string; readonly at: number } | null {
  for (const [nth, piece] of pieces.entries()) {
    const sides = piece.isWhole ? piece.text.split('=').map((one) => one.trim()) : [];
    if (sides.length < 3) continue;
    const numbers = sides.filter((side) => side !== '' && lettersOf(side).length === 0);
    const links = numbers.slice(1).map((side, at) => `${numbers[at]} = ${side}`);
    const broken = links.find((link) => schoolTruth(link, beside) === 'false');
    if (broken !== undefined) return { line: broken, at: nth };
  }
  return null;
}

/** "k^2(k+2) - 25(k+2) = (k+2)(k^2-25) = (k+2)(k-5)^2": the first two neighbours with letters that are not the same for every value. */
export function brokenIdentity(line: string): readonly [string, string] | null {
  const sides = line.split('=').map((one) => one.trim());
  if (sides.length < 3 || /[<>≤≥≈]|\bor\b/.test(line) || !sides.every((one) => lettersOf(one).length > 0))
    return null;
  // "y = 2(x + 1) = 2x + 2" names its first side.
  const from = /^-?[a-z]$|^[a-z]\(/i.test(sides[0] ?? '') ? 1 : 0;
  const at = sides.findIndex(
    (side, nth) => nth > from && equivalent(sides[nth - 1] ?? '', side) === 'different',
  );
  return at < 0 ? null : [sides[at - 1] ?? '', sides[at] ?? ''];
}

/** What is said of "3 * -2^2" where a negative number takes the place of a letter and its brackets got lost. */
export function lostBrackets(text: string, { steps }: SolutionPath): string | null {
  const bare = /(?<![\d)a-z(]\s*)-\s*(\d+(?:\.\d+)?)\s*\^\s*(\d+)/i.exec(text);
  if (!bare) return null;
  const isMeant = steps.some(({ lines }) =>
    lines.some((line) => line.replace(/\s/g, '').includes(`(-${bare[1]})^${bare[2]}`)),
  );
  return isMeant
    ? `Without parentheses, only the number after the minus is raised to the power. Here $-${bare[1]}$ as a whole takes the place of the letter. Where do the parentheses belong?`
    : null;
}
