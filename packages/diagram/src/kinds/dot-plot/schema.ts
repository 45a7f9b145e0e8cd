import { z } from 'zod';
import { label } from '../label-text.ts';

const values = z.array(z.number()).min(1).max(60);

export const dotPlot = z.strictObject({
  kind: z.literal('dot-plot'),
  min: z.number(),
  max: z.number(),
  /** A mark stands at every multiple of `step`. */
  step: z.number().positive(),
  /** What the numbers are, below the axis. */
  label,
  /** The data, in any order: every number is one dot. */
  values,
  /** Another group to compare with, drawn below the first one over the same axis; then both have a name. */
  second: z.strictObject({ names: z.tuple([label, label]), values }).optional(),
});

export type DotPlot = z.infer<typeof dotPlot>;
