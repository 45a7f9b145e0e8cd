import { z } from 'zod';
import { label } from '../label-text.ts';

export const pieChart = z.strictObject({
  kind: z.literal('pie-chart'),
  /** What the whole is, above the circle; '' writes nothing. */
  title: label,
  slices: z
    .array(
      z.strictObject({
        name: label,
        /** Its size, in any unit: the shares are those of the sum. */
        size: z.number().positive(),
        /** What is written for it, e.g. '25%'; null is asked for, '' writes the name alone. */
        shown: label.nullable(),
      }),
    )
    .min(2)
    .max(7),
});

export type PieChart = z.infer<typeof pieChart>;
