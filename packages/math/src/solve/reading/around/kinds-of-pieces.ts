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

/**
 * How sure a reading has to be that a piece can be left out: a piece of a problem that is lost costs more than one that
 * is kept in vain. Surer still where the piece has a word that turns a problem.
 */
export const leastSure = 0.55;
const leastSureOfTurning = 0.8;
/** From here on it may be either. */
const leastOpen = 0.25;

/** Numbers and signs alone are what a problem is about: a list of data, a row of a matrix. */
const isBareMath = (text: string): boolean => /^[^\p{L}_…]*\d[^\p{L}_…]*$/u.test(text);

/** An expression in letters that stand alone: `6(3n + 4) – 5n`. */
const isExpression = (text: string): boolean => /^(?!.*[\p{L}_…]{2}).*\d[a-z(].*[-+−–=^].*\d/u.test(text);

/** A place to write in holds nothing but what is to stand before it: `x = ____`, `P′ ( __ , __ )`, `[   ]`. */
const isBlank = (text: string): boolean =>
  /_{2,}|…|\[\s*\]/.test(text) && text.replace(/[\s_…[\](),.:;=?$'′]/g, '').length < 2;

/** How many points an item counts: `[2 points]`. */
const isPoints = (text: string): boolean => /^[([]\d{1,2} (?:points?|pts?\.?|marks?)[)\]]$/.test(text);

/** What is to stand in a place to write in, or what a platform counts, in front of it: `Center:`, `HW Score:`. */
const isNameOfBlank = (text: string): boolean => /^[\p{L} ]{1,30}[:=]$/u.test(text);
const isNameOfScore = (text: string): boolean =>
  /^(?:hw|homework|assignment|quiz|current|your) score\s*:$/i.test(text);
const isNameOfAnswer = (text: string): boolean => /^(?:your )?ans(?:wer)?\s*:$/i.test(text);

/** The unit beside the place for the answer says nothing where the question says it: `Answer:       seconds`. */
function isUnitOfAnswer(pieces: readonly Piece[], at: number): boolean {
  const [text = '', name = '', question = ''] = [at, at - 1, at - 2].map((i) => pieces[i]?.text);
  return (
    isNameOfAnswer(name) &&
    /^[a-z]{2,}$/i.test(text) &&
    new RegExp(String.raw`\bhow many ${text}\b.*\?$`, 'is').test(question)
  );
}

/** A piece that is a place to write in, or that belongs to one or to a count of points. */
function isFormField(pieces: readonly Piece[], at: number): boolean {
  const text = pieces[at]?.text ?? '';
  return (
    isBlank(text) ||
    isPoints(text) ||
    (isNameOfBlank(text) && isBlank(pieces[at + 1]?.text ?? '')) ||
    (isNameOfScore(pieces[at - 1]?.text ?? '') && /^\d[\d.]*\s?%$/.test(text)) ||
    isUnitOfAnswer(pieces, at)
  );
}

/** Values that a letter cannot have belong to the answer, wherever they are asked for. */
const asksRestrictions =
  /^(?:and )?(?:state|list|give|find|note|identify|include|write)\b(?!.*\bseparately\b)[^.]*\b(?:restrictions?|(?:excluded|non-?permissible) values?)\b/i;

const chance = (sum: number): number => 1 / (1 + Math.exp(-sum));

function kindOf(pieces: readonly Piece[], at: number): ReadKind {
  const own = pieces[at]?.text ?? '';
  if (isFormField(pieces, at)) return 'around';
  if (isBareMath(own) || isExpression(own) || asksRestrictions.test(own)) return 'problem';
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
