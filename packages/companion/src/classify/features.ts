import { hashGram } from './hash-gram.ts';
import { groupsOf } from './word-groups.ts';

/** Longest text that is read; what follows says the same again. */
const longest = 1_000;

/** Small letters without accents, numbers as 0, and long runs of one letter as two of them. */
function foldText(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/\d+(?:[.,]\d+)*/g, '0')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[−–]/g, '-');
}

/** The groups of the words, each pair of them, and the text with its words replaced by them. */
function groupGrams(words: readonly string[]): string[] {
  const found = [...new Set(words.flatMap(groupsOf))].sort();
  const pairs = found.flatMap((one, at) => found.slice(at + 1).map((other) => `p${one} ${other}`));
  const named = words.map((word) => groupsOf(word)[0] ?? word);
  const beside = named.slice(1).map((word, at) => `n${named[at]} ${word}`);
  return [...found.flatMap((group) => [`g${group}`, `G${group}`]), ...pairs, ...beside];
}

function gramsOf(words: readonly string[]): string[] {
  const grams: string[] = [];
  for (const [at, word] of words.entries()) {
    grams.push(`w${word}`, `b${words[at - 1] ?? '^'} ${word}`);
    const after = words[at + 2];
    if (after !== undefined) grams.push(`s${word} ${after}`);
    const edged = ` ${word} `;
    for (const length of [3, 4, 5])
      for (let from = 0; from + length <= edged.length; from += 1)
        grams.push(`c${edged.slice(from, from + length)}`);
  }
  grams.push(...groupGrams(words));
  const last = words.at(-1);
  if (last !== undefined) grams.push(`b${last} $`);
  grams.push(`l${Math.min(words.length, 12)}`);
  return grams;
}

export type Hashing = {
  /** Number of hashed places. */
  readonly size: number;
  /**
   * What a run of letters weighs beside a word. Letters carry misspellings; words carry meaning to wordings that no
   * training has seen, so where these count most it is less than 1.
   */
  readonly letters: number;
};

/** How often each hashed place occurs, scaled so that long and short texts weigh the same. */
export function featuresOf(text: string, { size, letters }: Hashing): ReadonlyMap<number, number> {
  const words = foldText(text).match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  const counts = new Map<string, number>();
  for (const gram of gramsOf(words)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const weights = new Map<number, number>();
  for (const [gram, count] of counts) {
    const place = hashGram(gram) % size;
    const share = gram.startsWith('c') ? letters : 1;
    weights.set(place, (weights.get(place) ?? 0) + share * (1 + Math.log(count)));
  }
  let square = 0;
  for (const weight of weights.values()) square += weight * weight;
  const norm = Math.sqrt(square) || 1;
  for (const [place, weight] of weights) weights.set(place, weight / norm);
  return weights;
}
