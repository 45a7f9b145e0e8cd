import { type InSteps, mapInSteps } from './in-steps.ts';

/** The words of each text that are searched, and how much they count. */
type Field = { readonly boost: number; readonly texts: readonly ReadonlySet<string>[] };

/** How a text of some length ranks for a word: BM25+ as it is usually set, each word counted once a text. */
const [saturation, ofLength, least] = [1.2, 0.7, 0.5];

/** Ranks texts by the words they share with a question; what comes back gives each its score. */
export function* rankTexts(
  fields: readonly Field[],
): InSteps<(words: Iterable<string>) => Map<number, number>> {
  const scores = new Map<string, Map<number, number>>();
  for (const { boost, texts } of fields) {
    const counts = new Map<string, number>();
    for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const sizes = texts.map(({ size }) => Math.max(1, size));
    const usual = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    yield* mapInSteps(texts, (words, text) => {
      const length = 1 - ofLength + (ofLength * (sizes[text] ?? 1)) / usual;
      const weight = boost * (least + (saturation + 1) / (1 + saturation * length));
      for (const word of words) {
        const count = counts.get(word) ?? 0;
        const rare = Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
        const ofWord = scores.get(word) ?? new Map<number, number>();
        ofWord.set(text, (ofWord.get(text) ?? 0) + weight * rare);
        scores.set(word, ofWord);
      }
    });
  }
  return (words) => {
    const [sums, shared] = [new Map<number, number>(), new Map<number, number>()];
    for (const word of words)
      for (const [text, score] of scores.get(word) ?? []) {
        sums.set(text, (sums.get(text) ?? 0) + score);
        shared.set(text, (shared.get(text) ?? 0) + 1);
      }
    // Several words in common count for more than one that is rare.
    for (const [text, sum] of sums) sums.set(text, sum * (shared.get(text) ?? 1));
    return sums;
  };
}
