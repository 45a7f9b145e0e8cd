/** How many words the writer looks back. */
export type Memory = 1 | 2 | 3;

/** What a writer has learned: after these words, how often came which one. Nothing else of the text is left. */
export type WriterModel = {
  readonly memory: Memory;
  /** By the last words, joined by a space; the empty text counts every word. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Words and signs read. */
  readonly tokens: number;
  readonly isCut: boolean;
};

/** Of a longer text the beginning is read. */
export const longestText = 20_000;

/** No word has more letters: a longer run of them is read in pieces. */
const token = /[\p{L}\p{N}]{1,30}(?:['’-][\p{L}\p{N}]{1,30}){0,2}|[.,!?;:]/gu;

/** The words and signs of a text in lower case. */
export function readTokens(text: string): readonly string[] {
  return text.toLowerCase().match(token) ?? [];
}

/** Counts which word follows which, looking back one word up to `memory` words. */
export function learnText(text: string, memory: Memory): WriterModel {
  const tokens = readTokens(text.slice(0, longestText));
  const counts = new Map<string, Map<string, number>>();
  for (const [at, word] of tokens.entries()) {
    for (let back = 0; back <= Math.min(memory, at); back += 1) {
      const before = tokens.slice(at - back, at).join(' ');
      const followers = counts.get(before) ?? new Map<string, number>();
      followers.set(word, (followers.get(word) ?? 0) + 1);
      counts.set(before, followers);
    }
  }
  return { memory, counts, tokens: tokens.length, isCut: text.length > longestText };
}
