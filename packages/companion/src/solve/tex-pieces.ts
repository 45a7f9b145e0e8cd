/** One piece of a formula: something that can stand over or under a fraction bar, or a sign between such things. */
export type Piece = {
  readonly kind: 'thing' | 'sign' | 'bar';
  readonly tex: string;
  readonly inner?: string;
};

/** Puts the pieces side by side; a slash takes the product before it and the one thing after it as a fraction. null where it has neither. */
export function joinPieces(pieces: readonly Piece[]): string | null {
  const done: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if (piece.kind !== 'bar') {
      done.push(piece);
      continue;
    }
    const below = pieces[at + 1];
    const above = done.splice(done.findLastIndex(({ kind }) => kind !== 'thing') + 1);
    if (above.length === 0 || below?.kind !== 'thing') return null;
    const top = above.length === 1 ? (above[0]?.inner ?? above[0]?.tex) : sideBySide(above);
    done.push({ kind: 'thing', tex: `\\frac{${top}}{${below.inner ?? below.tex}}` });
    at += 1;
  }
  return sideBySide(done);
}

function sideBySide(pieces: readonly Piece[]): string {
  let text = '';
  let isOpen = true;
  for (const { kind, tex } of pieces) {
    if (tex === '') continue;
    // The name of a command ends where no letter follows: \pi r, not \pir.
    const gap = /\\[a-z]+$/i.test(text) && /^[a-z]/i.test(tex) ? ' ' : '';
    text += kind === 'thing' ? gap + tex : tex === '-' && isOpen ? ' -' : ` ${tex} `;
    isOpen = kind === 'sign' && tex !== '!' && tex !== '|';
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;!])/g, '')
    .trim();
}
