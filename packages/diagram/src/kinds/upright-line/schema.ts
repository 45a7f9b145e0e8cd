import { z } from 'zod';
import { label } from '../label-text.ts';

/** A number line that stands upright, as on a thermometer: numbers get greater from bottom to top. */
export const uprightLine = z.strictObject({
  kind: z.literal('upright-line'),
  min: z.number(),
  max: z.number(),
  /** A tick mark stands at every multiple of `step`, a number at every multiple of `labelStep`. */
  step: z.number().positive(),
  labelStep: z.number().positive(),
  /** How the numbers at the tick marks are written. */
  as: z.enum(['decimal', 'fraction']),
  /** What the numbers count, below the line. */
  label: label.nullable(),
  /** Dots at tick marks, with a name or a number to the right; '?' asks for the number. */
  points: z.array(z.strictObject({ at: z.number(), label: label.nullable() })).max(6),
});

export type UprightLine = z.infer<typeof uprightLine>;
