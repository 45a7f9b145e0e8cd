import { z } from 'zod';
import { label } from '../label-text.ts';

export const signChart = z.strictObject({
  kind: z.literal('sign-chart'),
  /** The numbers that part the line, from left to right. */
  points: z.array(label).min(1).max(4),
  rows: z
    .array(
      z.strictObject({
        name: label,
        /** One sign a stretch, so one more than points: null is asked for. */
        signs: z
          .array(z.enum(['+', '−']).nullable())
          .min(2)
          .max(5),
        /** What happens at each point: '0' a zero, 'none' no value, '' nothing of interest. */
        at: z
          .array(z.enum(['0', 'none', '']))
          .min(1)
          .max(4),
      }),
    )
    .min(1)
    .max(4),
});

export type SignChart = z.infer<typeof signChart>;
