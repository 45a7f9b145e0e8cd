import { type FirstUse, splitParagraphs, splitTerms } from '@playforward/contract';
import { findNamedWords, type Word } from '@playforward/curriculum';
import type { Lesson } from './curriculum-index.ts';
import { wordSlug } from './glossary-index.ts';

type Read = Pick<Lesson, 'intro' | 'words'> & { readonly concepts: readonly { definition: string }[] };

/** Where the intro or a definition first names each word of the lesson. */
export function findFirstUses({ intro, concepts, words }: Read): FirstUse[] {
  const texts = [[intro], ...concepts.map(({ definition }) => splitParagraphs(definition))];
  const found = new Map<Word, FirstUse>();
  for (const [text, paragraphs] of texts.entries()) {
    for (const [paragraph, written] of paragraphs.entries()) {
      for (const [piece, part] of splitTerms(written).entries()) {
        if (part.kind === 'math') continue;
        for (const { word, start, end } of findNamedWords(words, part.text)) {
          if (!found.has(word))
            found.set(word, { slug: wordSlug(word.term), text, paragraph, piece, start, end });
        }
      }
    }
  }
  return [...found.values()];
}
