import { z } from 'zod';
import { label } from '../label-text.ts';

export const timeline = z.strictObject({
  kind: z.literal('timeline'),
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  /** The unit, below the line. */
  label,
  /** One row a kind of event, with a mark at every time it happens. */
  rows: z
    .array(z.strictObject({ name: label, times: z.array(z.number()).min(1).max(24) }))
    .min(1)
    .max(4),
  /** Times that are pointed out with an upright line over all rows. */
  marked: z.array(z.number()).max(3),
});

export type Timeline = z.infer<typeof timeline>;
