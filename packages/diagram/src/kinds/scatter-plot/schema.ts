import { z } from 'zod';
import { planeAxis } from '../plane-axis.ts';

export const scatterPlot = z.strictObject({
  kind: z.literal('scatter-plot'),
  x: planeAxis,
  y: planeAxis,
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(3)
    .max(60),
  /** A line through the cloud of points; null draws none. */
  fit: z.strictObject({ slope: z.number(), intercept: z.number() }).nullable(),
});

export type ScatterPlot = z.infer<typeof scatterPlot>;
