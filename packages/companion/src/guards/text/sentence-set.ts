import { cutSentences } from './cut-sentences.ts';

/** The number of a list before a sentence, and space around it, make no other sentence. */
export const bareSentence = (sentence: string): string =>
  sentence
    .replace(/^\s*\d{1,2}\.\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The sentences of texts, to be looked up word for word. */
export const sentenceSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => cutSentences(text).map(bareSentence)));
