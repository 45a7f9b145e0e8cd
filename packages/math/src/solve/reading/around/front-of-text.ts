import { isMath } from '../is-math.ts';
import { cutPieces, type Piece } from './cut-pieces.ts';
import { joinedPieces } from './joined-pieces.ts';
import { kindsOfPieces } from './kinds-of-pieces.ts';
import { isOutOfRange } from './range-of-items.ts';

/** Equations of one system, each counted in brackets: `(1) x + y = 5` is no product. */
function isSystem(pieces: readonly Piece[]): boolean {
  const equations = pieces.filter((_, at) => pieces[at - 1]?.isMark).map(({ text }) => text);
  return (
    pieces.filter(({ isMark }) => isMark).every(({ text }, at) => text === `(${at + 1})`) &&
    equations.every((one) => /=/.test(one) && isMath(one)) &&
    new Set(equations.join(' ').match(/[a-z]/gi)).size === equations.length
  );
}

/**
 * A problem without what stands in front of it: its headings, and the mark that counts it. Null where nothing does, or
 * several problems are counted.
 * @example withoutFront('Quiz 4 Form B\n3. Solve 2x = 6.') // 'Solve 2x = 6.'
 */
export function withoutFront(text: string): string | null {
  const pieces = cutPieces(text);
  const kinds = kindsOfPieces(pieces);
  const counts = pieces.filter(({ isMark }, at) => isMark && pieces[at + 1]?.isMark === false);
  if ((counts.length > 1 && !isSystem(pieces)) || isOutOfRange(pieces)) return null;
  const mark = pieces.findLastIndex(({ isMark }) => isMark);
  const first = kinds.findIndex((kind) => kind !== 'around');
  const kept = pieces.map(
    ({ isMark }, at) => !isMark && at >= first && (at > mark || kinds[at] !== 'around'),
  );
  const isCounted = pieces.some((piece, at) => !kept[at] && /\d/.test(piece.text));
  return first >= 0 && isCounted ? joinedPieces(text, pieces, kept) : null;
}
