import type { Piece } from './cut-pieces.ts';

/** The pieces that are kept, each in one line, with what stood between them; where some were left out, a new line. */
export function joinedPieces(text: string, pieces: readonly Piece[], kept: readonly boolean[]): string {
  let last = -1;
  let out = '';
  for (const [at, piece] of pieces.entries()) {
    if (!kept[at]) continue;
    const before = pieces[at - 1];
    const isNext = before !== undefined && last === at - 1;
    out += `${last < 0 ? '' : isNext ? text.slice(before.end, piece.start) : '\n'}${piece.text.replace(/\s*\n\s*/g, ' ')}`;
    last = at;
  }
  return out.replace(/^["“]([^"“”]*)["”]$/, '$1');
}
