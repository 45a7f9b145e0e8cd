import { z } from 'zod';
import { planeAxis } from '../plane-axis.ts';

export const residualPlot = z.strictObject({
  kind: z.literal('residual-plot'),
  /** The inputs, and how far each measured value lies above the line, or below it where it is negative. */
  x: planeAxis,
  y: planeAxis,
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(3)
    .max(40),
});

export type ResidualPlot = z.infer<typeof residualPlot>;
