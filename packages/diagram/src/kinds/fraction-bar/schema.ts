import { z } from 'zod';
import { label } from '../label-text.ts';

export const fractionBar = z.strictObject({
  kind: z.literal('fraction-bar'),
  /** Bars one below the other on one scale, each as many `wholes` long, every whole cut into `parts` equal parts. */
  bars: z
    .array(
      z.strictObject({
        label,
        wholes: z.int().min(1).max(12),
        parts: z.int().min(1).max(12),
        /** Parts that are shaded, from the left. */
        shaded: z.int().min(0).max(144),
        /** Parts in one group: a brace over each full group, from the left, as far as it is shaded; null: none. */
        group: z.int().min(1).max(144).nullable(),
      }),
    )
    .min(1)
    .max(3),
});

export type FractionBar = z.infer<typeof fractionBar>;
