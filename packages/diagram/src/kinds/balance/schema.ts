import { z } from 'zod';
import { label } from '../label-text.ts';

const pan = z
  .array(
    z.strictObject({
      /** A bag holds an unknown amount, a box what its label says. */
      shape: z.enum(['bag', 'box']),
      label: label.nullable(),
      count: z.int().min(1).max(12),
    }),
  )
  .min(1)
  .max(3);

export const balance = z.strictObject({
  kind: z.literal('balance'),
  left: pan,
  right: pan,
  /** How the beam stands. */
  tilt: z.enum(['level', 'left-down', 'right-down']),
});

export type Balance = z.infer<typeof balance>;
