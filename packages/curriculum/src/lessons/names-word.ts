import type { Word } from './curriculum.ts';

type Named = Pick<Word, 'term' | 'forms'>;
type NamedWord<W> = { readonly word: W; readonly start: number; readonly end: number };

function patternOf(names: readonly string[], flags: string): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(String.raw`(?<![\p{L}-])(?:${escaped.join('|')})(?![\p{L}-])`, flags);
}

const namesOf = ({ term, forms }: Named) => [term, ...forms];

/**
 * Where a text names words, each place once: in "greatest common factor" it does not name the word "factor".
 *
 * @example findNamedWords([{ term: 'ratio', forms: ['ratios'] }], 'Both ratios say it.') // [{ word: { term: 'ratio', forms: ['ratios'] }, start: 5, end: 11 }]
 */
export function findNamedWords<W extends Named>(words: readonly W[], text: string): NamedWord<W>[] {
  if (words.length === 0) return [];
  const byName = new Map(
    words.toReversed().flatMap((word) => namesOf(word).map((name) => [name.toLowerCase(), word] as const)),
  );
  return [...text.matchAll(patternOf([...byName.keys()], 'giu'))].flatMap(({ 0: name, index }) => {
    const word = byName.get(name.toLowerCase());
    return word ? [{ word, start: index, end: index + name.length }] : [];
  });
}

/** Whether a text holds a word of the glossary in one of its forms. */
export function namesWord(word: Named, text: string): boolean {
  return patternOf(namesOf(word), 'iu').test(text);
}

/** The text with the word itself taken for an easy one: it is what the reader learns here. */
export function withoutWord(word: Named, text: string): string {
  return text.replace(patternOf(namesOf(word), 'giu'), 'this');
}
