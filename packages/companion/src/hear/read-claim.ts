import { because } from './because.ts';
import { numberAt } from './claims/put-in.ts';
import { nearness, sidesOf } from './judge-line.ts';
import { type MathPiece, mathPieces } from './math-pieces.ts';

const bound = String.raw`[-−+]?\s*(?:\d[\d./]*|∞|inf(?:inity|ty)?|oo)`;
const pairs = new RegExp(String.raw`[([]\s*${bound}\s*,\s*${bound}\s*[)\]]`, 'gi');
const besidePairs = /^\s*(?:u|∪|or|and|,)\s*$/i;

/** A point or interval as it is written, or all intervals of a union; null where there is none, or several that are not joined. */
export function pointIn(text: string): string | null {
  const found = text.match(pairs) ?? [];
  const isUnion = text
    .split(pairs)
    .slice(1, -1)
    .every((joint) => besidePairs.test(joint));
  const isJoined = found.length === 1 || (isUnion && /∞|inf|oo|∪|(?<![a-z])u(?![a-z])/i.test(text));
  const plain = (one: string): string => one.replaceAll('−', '-').replace(/inf(?:inity|ty)?|oo/gi, '∞');
  return found.length > 0 && isJoined ? found.map(plain).join(' ∪ ') : null;
}

const named = /^(?:([a-z])\s*=\s*)?([^=<>≤≥]+)$/i;

/** The values that a message ends in, said side by side for one letter: "x = 0 and x = -2", "pi/6, 5pi/6 and 3pi/2"; null for fewer than two. */
export function valuesSaid(pieces: readonly MathPiece[]): readonly string[] | null {
  const values: string[] = [];
  const letters = new Set<string>();
  for (const { text, isListed } of pieces.toReversed()) {
    const parts = text.split(/\s+or\s+/).map((part) => named.exec(part));
    if (parts.some((part) => numberAt(part?.[2] ?? '') === null)) break;
    for (const letter of parts.flatMap((part) => part?.[1] ?? [])) letters.add(letter);
    values.unshift(...parts.map((part) => part?.[2]?.trim() ?? ''));
    if (isListed !== true) break;
  }
  return values.length < 2 || letters.size > 1 ? null : values;
}

/** The value a student offers as the answer; null where none is offered. It is not judged here. */
export function readClaim(said: string): string | null {
  // What stands behind "because" is the reason, not the answer.
  const [text = ''] = said.split(because);
  const point = pointIn(text);
  if (point !== null) return point;
  const pieces = mathPieces(text);
  const last = pieces.findLast(({ kind }) => kind === 'value' || kind === 'equation');
  if (!last) return null;
  // "21, 31, 41" and "x = 2 and x = -2" offer all of them.
  const values = valuesSaid(pieces);
  if (values !== null) return values.join(', ');
  if (last.kind === 'value') return last.text;
  const sides = sidesOf(last.text);
  if (!sides || nearness(sides) !== 'done') return null;
  return /^-?\(?[a-z]\)?$/i.test(sides.left) ? sides.right : sides.left;
}
