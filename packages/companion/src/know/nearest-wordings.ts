import { hashGram } from '../classify/hash-gram.ts';
import { type InSteps, mapInSteps } from './in-steps.ts';
import { plainWords } from './words.ts';

/** Hashed places of words, pairs of neighbors and runs of letters; few of them share one. */
const size = 1 << 18;
/** What each kind weighs beside the others. The kind of a gram stands in the lowest two bits of its code. */
const shares = [1, 0.7, 0.35] as const;
const [word, pair, letters] = [0, 1, 2];
const runLength = 4;
const shortestWord = 4;

/** A gram's place and, in the lowest two bits, its kind. */
const codeOf = (gram: string, kind: number): number => (hashGram(gram, kind) % size) * 4 + kind;

/** The words of a text with all small ones, pairs of neighbors, and runs of letters in longer words, each once. */
function gramsOf(text: string): ReadonlySet<number> {
  const words = (plainWords(text).match(/\p{L}+|\d+|[^\s\p{L}\d]/gu) ?? []).map((one) =>
    /^\d{2,}$/.test(one) ? '00' : one,
  );
  const grams = new Set<number>();
  for (const [at, one] of words.entries()) {
    grams.add(codeOf(one, word));
    if (at > 0) grams.add(codeOf(`${words[at - 1]} ${one}`, pair));
    if (one.length < shortestWord || !/^\p{L}/u.test(one)) continue;
    const edged = `<${one}>`;
    for (let from = 0; from + runLength <= edged.length; from += 1)
      grams.add(codeOf(edged.slice(from, from + runLength), letters));
  }
  return grams;
}

/** How much of two questions is the same, from 0 to 1: their words, the small ones too, and pairs of neighbors. */
export function likeness(one: string, other: string): number {
  const [own = new Set(), others = new Set()] = [one, other].map((text) => {
    const words = plainWords(text).match(/\p{L}+|\d+/gu) ?? [];
    return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
  });
  const common = [...own].filter((term) => others.has(term)).length;
  return common / Math.max(1, Math.sqrt(own.size * others.size));
}

/** How near a question is to a text's wordings, from 0 for nothing in common to 1 for the same words in the same order. */
export type Nearness = {
  /** To the nearest one. */
  readonly most: number;
  /** To all of them together: the cube root of the sum of cubes, so that several near ones count for more. */
  readonly all: number;
};

/** Reads the wordings of all texts once: rare grams count for more. What comes back holds a question beside them. */
export function* createNearestWordings(
  texts: readonly (readonly string[])[],
): InSteps<(question: string) => (text: number) => Nearness> {
  const counts = new Uint32Array(size);
  const read = yield* mapInSteps(texts, (wordings) => {
    const grams = wordings.map(gramsOf);
    for (const own of grams) for (const gram of own) counts[gram >> 2] = (counts[gram >> 2] ?? 0) + 1;
    return grams;
  });
  const wordings = read.flat();
  const rarity = Float32Array.from(counts, (count) => Math.log(wordings.length / (count + 1)));
  const weigh = (gram: number): number => (shares[gram & 3] ?? 0) * (rarity[gram >> 2] ?? 0);
  const lengthOf = (grams: Iterable<number>): number => {
    let square = 0;
    for (const gram of grams) square += weigh(gram) ** 2;
    return Math.sqrt(square) || 1;
  };
  // One run of numbers for all wordings: tens of thousands of small objects would take several times the room.
  const ends = new Uint32Array(wordings.length + 1);
  for (const [at, grams] of wordings.entries()) ends[at + 1] = (ends[at] ?? 0) + grams.size;
  const codes = new Uint32Array(ends.at(-1) ?? 0);
  const lengths = new Float32Array(wordings.length);
  yield* mapInSteps(
    wordings,
    (grams, at) => {
      codes.set([...grams], ends[at]);
      lengths[at] = lengthOf(grams);
    },
    1_000,
  );
  const firsts = new Uint32Array(read.length + 1);
  for (const [at, own] of read.entries()) firsts[at + 1] = (firsts[at] ?? 0) + own.length;

  return (question) => {
    const grams = gramsOf(question);
    const length = lengthOf(grams);
    const asked = new Map([...grams].map((gram) => [gram, weigh(gram) / length]));
    return (text) => {
      let [most, cubes] = [0, 0];
      for (let one = firsts[text] ?? 0; one < (firsts[text + 1] ?? 0); one += 1) {
        let near = 0;
        for (let at = ends[one] ?? 0; at < (ends[one + 1] ?? 0); at += 1) {
          const gram = codes[at] ?? 0;
          const weight = asked.get(gram);
          if (weight !== undefined) near += weight * weigh(gram);
        }
        near /= lengths[one] ?? 1;
        most = Math.max(most, near);
        cubes += near ** 3;
      }
      return { most, all: Math.cbrt(cubes) };
    };
  };
}
