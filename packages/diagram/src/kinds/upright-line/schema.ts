import { z } from 'zod';
import { label } from '../label-text.ts';

/** A number line that stands: a thermometer, a depth gauge, heights above the sea. The larger number is the higher one. */
export const uprightLine = z.strictObject({
  kind: z.literal('upright-line'),
  min: z.number(),
  max: z.number(),
  /** A tick mark stands at every multiple of `step`, a number at every multiple of `labelStep`. */
  step: z.number().positive(),
  labelStep: z.number().positive(),
  /** How the numbers at the tick marks are written. */
  as: z.enum(['decimal', 'fraction']),
  /** What the numbers count, over the line. */
  label: label.nullable(),
  /** Dots with a name or a number beside; '?' asks for the number. */
  points: z.array(z.strictObject({ at: z.number(), label: label.nullable() })).max(6),
});

export type UprightLine = z.infer<typeof uprightLine>;
