import { z } from 'zod';
import { featuresOf } from './features.ts';

/** Weights as `companion:train` writes them: one signed byte a class and hashed place, in base64. */
const storedModel = z.strictObject({
  classes: z.array(z.string()),
  /** Number of hashed places. */
  size: z.int().positive(),
  /** What a run of letters weighs beside a word. */
  letters: z.number().positive(),
  /** What one step of a byte is worth. */
  scale: z.number().positive(),
  bias: z.array(z.number()),
  /** Divides the sums, so that a confidence of 0.8 is right in about 8 of 10 cases. */
  temperature: z.number().positive(),
  weights: z.string(),
});

export type StoredModel = z.infer<typeof storedModel>;

type Guess<Class extends string> = { readonly name: Class; readonly confidence: number };

/** Names the classes of a text, the likeliest first. Pure and the same on every machine. */
export type Classify<Class extends string> = (text: string) => readonly Guess<Class>[];

/** Reads the weights at the first text, so that a program that never asks keeps none in memory. */
export function createClassifier<Class extends string>(
  stored: unknown,
  isClass: (name: string) => name is Class,
): Classify<Class> {
  let ready: Classify<Class> | undefined;
  return (text) => {
    ready ??= readClassifier(stored, isClass);
    return ready(text);
  };
}

function readClassifier<Class extends string>(
  stored: unknown,
  isClass: (name: string) => name is Class,
): Classify<Class> {
  const { classes, size, letters, scale, bias, temperature, weights } = storedModel.parse(stored);
  const bytes = Buffer.from(weights, 'base64');
  if (bytes.length !== size * classes.length) throw new Error('the weights do not fit their classes');
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const names = classes.filter(isClass);
  if (names.length !== classes.length) throw new Error('the weights know a class that the program does not');
  return (text) => {
    const sums = names.map((_, at) => bias[at] ?? 0);
    for (const [place, weight] of featuresOf(text, { size, letters })) {
      const from = place * names.length;
      for (let at = 0; at < names.length; at += 1)
        sums[at] = (sums[at] ?? 0) + (values[from + at] ?? 0) * scale * weight;
    }
    return softmax(sums.map((sum) => sum / temperature))
      .map((confidence, at) => ({ name: names[at] as Class, confidence }))
      .sort((a, b) => b.confidence - a.confidence);
  };
}

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / whole);
}
