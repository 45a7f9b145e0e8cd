import { type MathPiece, mathPieces } from '../math-pieces.ts';

const either = /\+\/-|\+-|±/g;

/** The mathematics of one line of work; a ± is both signs, joined by "or". */
export function lineStatements(line: string): readonly MathPiece[] {
  const plain = line.replace(/\blog_(?=\d)/g, 'log');
  const [plus, minus] = [
    plain.replace(/(?<=[=(]\s*)±/g, '').replace(either, '+'),
    plain.replace(either, '-'),
  ];
  if (plus === minus) return mathPieces(plain);
  const others = mathPieces(minus);
  return mathPieces(plus).map((piece, at) => {
    const other = others[at]?.text ?? piece.text;
    return other === piece.text ? piece : { ...piece, text: `${piece.text} or ${other}` };
  });
}

const denied =
  /\b(?:not|reject\w*|extraneous|undefined|impossible|discard\w*|false|if|try|trying|suppose|guess)\b|n't\b|≠|✗/i;

/** Whether a line tries or denies what it says, so that its mathematics does not have to hold. */
export const isDenied = (line: string): boolean => denied.test(line);
