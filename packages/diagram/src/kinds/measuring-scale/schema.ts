import { z } from 'zod';
import { label } from '../label-text.ts';

export const measuringScale = z.strictObject({
  kind: z.literal('measuring-scale'),
  /** The scale of a ruler, a measuring cup or a thermometer: a mark at every `step`, a number at every `labelStep`. */
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  labelStep: z.number().positive(),
  unit: label,
  /** How numbers are written: as decimals, or as fractions of an inch. */
  as: z.enum(['decimal', 'fraction']),
  /** What is measured: it lies along the scale from one place to another. */
  object: z.strictObject({ name: label, from: z.number(), to: z.number() }),
});

export type MeasuringScale = z.infer<typeof measuringScale>;
