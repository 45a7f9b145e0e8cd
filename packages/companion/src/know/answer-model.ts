import { z } from 'zod';
import stored from '../../weights/answers.json' with { type: 'json' };
import { featureNames } from './pair-features.ts';

/** Weights as `companion:train` writes them, one a name of `featureNames`. */
const storedSchema = z.strictObject({
  names: z.array(z.string()),
  weights: z.array(z.number()),
  bias: z.number(),
});

const { names, weights, bias } = storedSchema.parse(stored);
const fitsFeatures = names.join() === featureNames.join();

/**
 * How likely a text answers a question, from what the two have to do with each other (logistic regression). Throws where
 * the weights were trained for other features; training itself asks for none.
 */
export function chanceOf(features: readonly number[]): number {
  if (!fitsFeatures) throw new Error('the weights of answers do not fit what is read: train them again');
  let sum = bias;
  for (const [at, value] of features.entries()) sum += value * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
