import { z } from 'zod';
import { label } from '../label-text.ts';

export const boxPlot = z.strictObject({
  kind: z.literal('box-plot'),
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  /** What the numbers are, below the axis. */
  label,
  plots: z
    .array(
      z.strictObject({
        /** Whose data it is, at the left; '' writes nothing. */
        name: label,
        /** Least number, lower quartile, median, upper quartile, greatest number. */
        five: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
      }),
    )
    .min(1)
    .max(3),
});

export type BoxPlot = z.infer<typeof boxPlot>;
