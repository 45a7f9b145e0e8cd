import stored from '../../../../weights/pieces.json' with { type: 'json' };
import { turningWords } from '../turning-words.ts';
import type { Piece } from './cut-pieces.ts';
import { featuresOfPiece } from './piece-features.ts';

/** What a piece is: it stands around its problem, it wishes a form of the answer, or it belongs to the problem. */
export type PieceKind = 'around' | 'form' | 'problem';

/** As it is read: `open` where it cannot be told whether it may be left out. */
export type ReadKind = PieceKind | 'open';

/** Names of what a piece holds with what each weighs for `around` and for `form`, as `math:train` writes them. */
const { biases } = stored;
const weightOf = new Map(
  stored.names.map((name, at) => [name, { around: stored.around[at] ?? 0, form: stored.form[at] ?? 0 }]),
);

/** How sure a reading has to be that a piece can be left out; surer where the piece has a word that turns a problem. */
const leastSure = 0.5;
const leastSureOfTurning = 0.8;
/** From here on it may be either. */
const leastOpen = 0.25;

/** Numbers and signs alone are what a problem is about: a list of data, a row of a matrix. */
const isBareMath = (text: string): boolean => /^[^\p{L}_…]*\d[^\p{L}_…]*$/u.test(text);

/** A place to write in holds nothing but what is to stand before it: `x = ____`, `P′ ( __ , __ )`, `[   ]`. */
const isBlank = (text: string): boolean =>
  /_{2,}|…|\[\s*\]/.test(text) && text.replace(/[\s_…[\](),.:;=?$'′]/g, '').length < 2;

const chance = (sum: number): number => 1 / (1 + Math.exp(-sum));

function kindOf(pieces: readonly Piece[], at: number): ReadKind {
  if (isBlank(pieces[at]?.text ?? '')) return 'around';
  if (isBareMath(pieces[at]?.text ?? '')) return 'problem';
  const names = featuresOfPiece(pieces, at);
  const sums = { around: 0, form: 0 };
  for (const name of names) {
    const found = weightOf.get(name);
    sums.around += found?.around ?? 0;
    sums.form += found?.form ?? 0;
  }
  const share = 1 / Math.sqrt(names.length || 1);
  const [around, form] = [
    chance(sums.around * share + (biases[0] ?? 0)),
    chance(sums.form * share + (biases[1] ?? 0)),
  ];
  const least = pieces[at]?.text.toLowerCase().match(turningWords) ? leastSureOfTurning : leastSure;
  if (around < least && form < leastSure) return around < leastOpen ? 'problem' : 'open';
  return around > form ? 'around' : 'form';
}

/** The kinds of the pieces in their order; a mark stands around. */
export const kindsOfPieces = (pieces: readonly Piece[]): readonly ReadKind[] =>
  pieces.map(({ isMark }, at) => (isMark ? 'around' : kindOf(pieces, at)));
