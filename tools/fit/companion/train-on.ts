import { expandPattern, roughen, type StoredModel, trainLinear } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import type { Corpus } from './read-corpus.ts';

const seed = 20;
const rounds = 8;

type Keep = (pattern: string) => boolean;

/** Hashed places, how the training weighs letters and classes, and how a text is read. */
export type Shape = {
  readonly size: number;
  readonly letters: number;
  /** How far small classes are lifted to the weight of large ones, from 0 to 1. */
  readonly balance: number;
  /** What a text is read as before its features are counted. */
  readonly readAs?: (text: string) => string;
};

/** Trains on the lines that `keep` takes, each as written and once more as a hurried thumb types it. */
export function trainOn({ classes, lines, ideas, most }: Corpus, shape: Shape, keep: Keep): StoredModel {
  const chance = random(seed);
  const examples = lines
    .filter(({ pattern }) => keep(pattern))
    .flatMap(({ name, pattern }) =>
      expandPattern(pattern, { ideas, random: chance, most }).flatMap((text) => [
        { name, text },
        { name, text: roughen(text, chance) },
      ]),
    );
  const { size, letters, balance, readAs = (text: string) => text } = shape;
  const read = examples.map(({ name, text }) => ({ name, text: readAs(text) }));
  return {
    ...trainLinear(read, { classes, size, letters, balance, rounds, random: chance }),
    temperature: 1,
  };
}
