import type { GlossaryList } from '@playforward/contract';

export type ListedWord = GlossaryList['words'][number];

type Wish = { search: string; courseId: number | null };

/** Lower case, without accents, and with single spaces: what is typed meets what is written. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The words that fit a wish. Without a search they keep their order; with one, words that begin with it come first, then
 * words or forms with it inside, then words with it in their meaning.
 */
export function findWords(words: readonly ListedWord[], { search, courseId }: Wish): readonly ListedWord[] {
  const inCourse = courseId === null ? words : words.filter((word) => word.course_ids.includes(courseId));
  const wanted = plain(search);
  if (wanted === '') return inCourse;
  return inCourse
    .map((word) => ({ word, rank: rankOf(word, wanted) }))
    .filter(({ rank }) => rank < noFit)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ word }) => word);
}

const noFit = 3;

function rankOf({ term, forms, meaning }: ListedWord, wanted: string): number {
  const names = [term, ...forms].map(plain);
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  return ` ${plain(meaning)}`.includes(` ${wanted}`) ? 2 : noFit;
}

type WordsOfLetter = { readonly letter: string; readonly words: readonly ListedWord[] };

/** Words under their first letters; what begins with a digit stands under "0–9". */
export function byLetter(words: readonly ListedWord[]): WordsOfLetter[] {
  const letters = new Map<string, ListedWord[]>();
  for (const word of words) {
    const first = plain(word.term).charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? '0–9' : first;
    letters.set(letter, [...(letters.get(letter) ?? []), word]);
  }
  return [...letters].map(([letter, own]) => ({ letter, words: own }));
}
