import { isMath } from '../is-math.ts';
import type { Piece } from './cut-pieces.ts';

/** A number is one word whatever it counts; signs are words of their own. */
const token = /[a-z]+(?:['’][a-z]+)?|\d+(?:[.,:/]\d+)*|[^\sa-z\d]/gu;
const plain = (word: string): string => (/^\d/.test(word) ? '0' : word.replace('’', "'"));

const tokensOf = (text: string): readonly string[] => (text.toLowerCase().match(token) ?? []).map(plain);

/** What a word is in all its endings, roughly: `tickets` is `ticke`. */
const stem = (word: string): string => word.slice(0, 5);
const contentOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map(stem);

const few = (count: number, most: number): number => Math.min(count, most);

function shapesOf(text: string): readonly string[] {
  const words = text.match(/[A-Za-z][a-z'’]*/g) ?? [];
  const long = words.filter((word) => word.length > 3);
  const isTitle = long.length > 1 && long.filter((word) => /^[A-Z]/.test(word)).length >= 0.6 * long.length;
  return [
    `digits ${few((text.match(/\d+(?:[.,]\d+)*/g) ?? []).length, 3)}`,
    `words ${words.length < 4 ? few(words.length, 3) : words.length < 9 ? 4 : 9}`,
    ...(isTitle ? ['title'] : []),
    ...(/^[a-z]/.test(text) ? ['small start'] : []),
    ...(/[?]["”)]*$/.test(text) ? ['asks'] : /[.!]["”)]*$/.test(text) ? ['ends'] : ['open end']),
    ...(/[=<>≤≥∫√^]/.test(text) ? ['sign'] : []),
    ...(/^[([].*[)\]]$/.test(text) ? ['bracket'] : []),
    ...(/[_…]{3,}/.test(text) ? ['blank'] : []),
  ];
}

/** The words of other pieces of the same text that one piece takes up again. */
function sharedWith(text: string, others: readonly Piece[]): number {
  const known = new Set(others.flatMap((one) => contentOf(one.text)));
  return new Set(contentOf(text).filter((word) => known.has(word))).size;
}

/** What a piece stands in front of: its own number, `Monday:` before `12 pages`, or mathematics that a word alone asks about. */
function leadsTo(text: string, next: string): readonly string[] {
  if (text.endsWith(':') && /^[-−$]?\d/.test(next)) return ['names a number'];
  return /^[a-z]+[.:]?$/i.test(text) && isMath(next) ? ['word before math'] : [];
}

/**
 * What tells what a piece is to its text: its words and pairs of them, its shape, its place, and how many words it
 * shares with the others. Names of features, each once; none for a place without a piece.
 * @example featuresOfPiece([], 0) // []
 */
export function featuresOfPiece(pieces: readonly Piece[], at: number): readonly string[] {
  const piece = pieces[at];
  if (piece === undefined) return [];
  const words = tokensOf(piece.text);
  const own = pieces.filter(({ isMark }) => !isMark);
  const place = own.indexOf(piece);
  const others = own.filter((one) => one !== piece);
  return [
    ...new Set([
      ...words.map((word) => `w ${word}`),
      ...words.map((word, i) => `b ${words[i - 1] ?? '^'} ${word}`),
      ...shapesOf(piece.text),
      `shared ${few(sharedWith(piece.text, others), 3)}`,
      ...leadsTo(piece.text, own[place + 1]?.text ?? ''),
      `pieces ${few(own.length, 4)}`,
      place === 0 ? 'first' : place === own.length - 1 ? 'last' : 'between',
      ...(pieces[at + 1]?.isMark ? ['before a mark'] : []),
      ...(pieces[at - 1]?.isMark ? ['behind a mark'] : []),
      ...(pieces.slice(at + 1).some(({ isMark }) => isMark) ? ['above a mark'] : []),
    ]),
  ];
}
