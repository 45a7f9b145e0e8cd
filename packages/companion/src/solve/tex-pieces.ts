/** One piece of a formula: something that can stand over or under a fraction bar, or a sign between such things. */
export type Piece = {
  readonly kind: 'thing' | 'sign' | 'bar';
  readonly tex: string;
  readonly inner?: string;
};

/** Puts the pieces side by side; a slash takes the product before it and the one thing after it as a fraction. null where it has neither. */
export function joinPieces(pieces: readonly Piece[]): string | null {
  const all = withArguments(pieces);
  const done: Piece[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const piece = all[at] as Piece;
    if (piece.kind !== 'bar') {
      done.push(piece);
      continue;
    }
    const below = all[at + 1];
    const above = done.splice(done.findLastIndex(({ kind }) => kind !== 'thing') + 1);
    if (above.length === 0 || below?.kind !== 'thing') return null;
    const top = above.length === 1 ? (above[0]?.inner ?? above[0]?.tex) : sideBySide(above);
    done.push({ kind: 'thing', tex: `\\frac{${top}}{${below.inner ?? below.tex}}` });
    at += 1;
  }
  return sideBySide(done);
}

const isFunction = /^\\(?:sin|cos|tan|csc|sec|cot|log|ln)(?:\^\{[^{}]*\})?$/;

/** Functions with what they are taken of as one thing: below the bar of "1/sin 2x" stands sin 2x. */
function withArguments(pieces: readonly Piece[]): readonly Piece[] {
  const done: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const from = isFunction.test(piece.tex) ? pieces.findIndex(({ tex }, nth) => nth > at && tex !== '') : -1;
    const first = pieces[from];
    const isOwn = first?.kind === 'thing' && !isFunction.test(first.tex);
    const next = pieces[from + 1];
    const isProduct = isOwn && /^\d/.test(first.tex) && next?.kind === 'thing' && /^[a-z]/i.test(next.tex);
    const end = isOwn ? from + (isProduct ? 1 : 0) : at;
    done.push(end === at ? piece : { kind: 'thing', tex: sideBySide(pieces.slice(at, end + 1)) });
    at = end;
  }
  return done;
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
