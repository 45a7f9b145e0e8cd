import { mathWords, plainWords, shortWords, storyWords } from './vocabulary.ts';

const targets = [...mathWords, ...storyWords, ...shortWords];
const known = new Set(targets);
const withoutVowels = (word: string): string => word.replace(/[aeiouy]/g, '');

/** How many letters have to be added, left out, changed or swapped. */
function lettersApart(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'r', 'er', 'al', 'ion', 'or'];
const withoutE = new Set(['ed', 'ing', 'er', 'al', 'ion', 'or']);

/** Whether a word is a known one, with another ending or without its `e`. */
const isForm = (word: string): boolean =>
  known.has(word) ||
  known.has(`${word}s`) ||
  plainWords.has(word) ||
  endings.some((end) => {
    const stem = word.endsWith(end) ? word.slice(0, -end.length) : '';
    return (
      stem.length > 3 &&
      (known.has(stem) || known.has(`${stem}s`) || (withoutE.has(end) && known.has(`${stem}e`)))
    );
  });

/** How far a mistyped word is from a known one; the longer that is, the more letters may be wrong. */
function distance(word: string, other: string): number {
  const more = word.length - other.length;
  if (word.charAt(0) !== other.charAt(0) || Math.abs(more) > 2) return Number.POSITIVE_INFINITY;
  // `wht` and `fnd` are no words but these.
  if (word.length > 2 && withoutVowels(word) === word && withoutVowels(other) === word) return 0;
  const apart = lettersApart(word, other);
  const isSwapped = apart === 1 && [...word].sort().join('') === [...other].sort().join('');
  const isShort = other.length < 5 || word.length < 4;
  // A changed letter makes another word of a short one: `price` and `prime`.
  const fits = isShort
    ? isSwapped
    : other.length < 6 || word.length < 5
      ? isSwapped || (apart === 1 && more !== 0)
      : apart <= (other.length < 9 ? 1 : 2);
  return fits ? apart : Number.POSITIVE_INFINITY;
}

const stemOf = (word: string): string => word.replace(/(?:e?[sd]|ing|ly|e)$/, '');

/**
 * The known word that a mistyped word is nearest to; the word itself where it is a word, where none is near, or where two
 * of different stems are as near.
 */
function corrected(typed: string): string {
  const word = typed.toLowerCase();
  if (isForm(word)) return typed;
  const apart = targets.map((other) => distance(word, other));
  const least = Math.min(...apart);
  if (least === Number.POSITIVE_INFINITY) return typed;
  const [only = typed, ...others] = targets.filter((_, i) => apart[i] === least);
  return others.every((other) => stemOf(other) === stemOf(only)) ? only : typed;
}

/**
 * A text with its mistyped words put right.
 * @example correctedWords('y varies inversly') // 'y varies inversely'
 */
export const correctedWords = (text: string): string =>
  text.replace(/(?<![a-z\\'])[a-z]{3,18}(?![a-z])/gi, corrected);
