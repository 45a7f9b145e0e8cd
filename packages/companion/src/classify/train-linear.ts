import type { Random } from '@playforward/curriculum';
import { featuresOf, type Hashing } from './features.ts';
import { type StoredModel, softmax } from './linear-model.ts';

export type Example = { readonly name: string; readonly text: string };

type Training = Hashing & {
  readonly classes: readonly string[];
  readonly rounds: number;
  /** 1: every class weighs the same, whatever the number of its examples. 0: every example does. */
  readonly balance: number;
  readonly random: Random;
};

/** Features side by side: a training walks through them many times, and a map takes twice as long. */
type Packed = { readonly places: Int32Array; readonly values: Float64Array };
type Read = { readonly name: number; readonly features: Packed };

const packed = (features: ReadonlyMap<number, number>): Packed => ({
  places: Int32Array.from(features.keys()),
  values: Float64Array.from(features.values()),
});

const rate = 0.5;
const decay = 1e-6;

/**
 * Multinomial logistic regression by stochastic descent with a step size of its own for each weight. The same examples
 * and chance give the same weights.
 */
export function trainLinear(examples: readonly Example[], training: Training): StoredModel {
  const { classes, size, letters, rounds, balance, random } = training;
  const read = examples.map(
    ({ name, text }): Read => ({
      name: classes.indexOf(name),
      features: packed(featuresOf(text, { size, letters })),
    }),
  );
  const counts = classes.map((_, at) => read.filter(({ name }) => name === at).length);
  const weights = new Float64Array(size * classes.length);
  const seen = new Float64Array(size * classes.length).fill(1e-3);
  const bias = classes.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, features } of random.shuffle(read)) {
      const share = (read.length / (classes.length * (counts[name] ?? 1))) ** balance;
      const given = softmax(sumsOf({ weights, bias, count: classes.length }, features));
      for (const [at, probability] of given.entries()) {
        const error = (probability - (at === name ? 1 : 0)) * Math.min(share, 4);
        if (Math.abs(error) < 1e-4) continue;
        bias[at] = (bias[at] ?? 0) - 0.02 * error;
        for (let one = 0; one < features.places.length; one += 1) {
          const spot = (features.places[one] ?? 0) * classes.length + at;
          const slope = error * (features.values[one] ?? 0) + decay * (weights[spot] ?? 0);
          seen[spot] = (seen[spot] ?? 0) + slope * slope;
          weights[spot] = (weights[spot] ?? 0) - (rate * slope) / Math.sqrt(seen[spot] ?? 1);
        }
      }
    }
  }
  return pack({ classes, size, letters, weights, bias });
}

type Sums = { readonly weights: Float64Array; readonly bias: readonly number[]; readonly count: number };

function sumsOf({ weights, bias, count }: Sums, { places, values }: Packed): number[] {
  const sums = [...bias];
  for (let one = 0; one < places.length; one += 1) {
    const from = (places[one] ?? 0) * count;
    const weight = values[one] ?? 0;
    for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * weight;
  }
  return sums;
}

type Packing = Hashing & {
  readonly classes: readonly string[];
  readonly weights: Float64Array;
  readonly bias: readonly number[];
};

function pack({ classes, size, letters, weights, bias }: Packing): StoredModel {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  // Rare large weights are cut, so that the many small ones keep their differences.
  const top = Math.min(most, 6);
  const scale = Number((top / 127).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return {
    classes: [...classes],
    size,
    letters,
    scale,
    bias: bias.map((value) => Number(value.toFixed(4))),
    temperature: 1,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}
