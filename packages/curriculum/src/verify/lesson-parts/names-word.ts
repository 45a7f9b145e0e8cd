import type { Word } from '../../lessons/curriculum.ts';

type Named = Pick<Word, 'term' | 'forms'>;

function patternOf({ term, forms }: Named, flags: string): RegExp {
  const longestFirst = [term, ...forms].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(String.raw`(?<![\p{L}-])(?:${escaped.join('|')})(?![\p{L}-])`, flags);
}

/** Whether a text holds a word of the glossary in one of its forms. */
export function namesWord(word: Named, text: string): boolean {
  return patternOf(word, 'iu').test(text);
}

/** The text with the word itself taken for an easy one: it is what the reader learns here. */
export function withoutWord(word: Named, text: string): string {
  return text.replace(patternOf(word, 'giu'), 'this');
}
