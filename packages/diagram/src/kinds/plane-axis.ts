import { z } from 'zod';
import { label } from './label-text.ts';

/** One axis of a plane: grid lines stand at the multiples of `step`. */
export const planeAxis = z.strictObject({
  label,
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
});
