import { z } from 'zod';
import { label } from '../label-text.ts';

export const distribution = z.strictObject({
  kind: z.literal('distribution'),
  /** What the values are, below the bars. */
  label,
  /** Grid lines of the probabilities: up to `top`, one at every multiple of `step`. */
  top: z.number().positive().max(1),
  step: z.number().positive().max(1),
  /** One bar a value of the random variable: null is asked for; a marked one is drawn in a second color with strokes. */
  bars: z
    .array(
      z.strictObject({ value: label, probability: z.number().min(0).max(1).nullable(), marked: z.boolean() }),
    )
    .min(2)
    .max(11),
});

export type Distribution = z.infer<typeof distribution>;
