import { because } from './because.ts';
import { nearness, sidesOf } from './judge-line.ts';
import { mathPieces } from './math-pieces.ts';

const listOnly =
  /^\W*(?:(?:it|its|it's|is|are|so|i|got|think|maybe|the|answers?|they|theyre|zeros|roots|solutions|x|and|or)\b\W*)*[-−]?\d[\d\s.,/;:−-]*(?:(?:and|or)\s*[\d\s.,/;:−-]+)*\W*$/i;

/** A point as it is written; null where none or several are. */
export function pointIn(text: string): string | null {
  const found = text.match(/\(\s*[-−]?[\d./]+\s*,\s*[-−]?[\d./]+\s*\)/g) ?? [];
  return found.length === 1 ? (found[0]?.replace('−', '-') ?? null) : null;
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
  const values = pieces.flatMap((piece) => (piece.kind === 'value' ? [piece.text] : []));
  // "21, 31, 41" and "2 and -2" offer all of them.
  if (values.length >= 2 && values.length === pieces.length && listOnly.test(text)) return values.join(', ');
  if (last.kind === 'value') return last.text;
  const sides = sidesOf(last.text);
  if (!sides || nearness(sides) !== 'done') return null;
  return /^-?\(?[a-z]\)?$/i.test(sides.left) ? sides.right : sides.left;
}
