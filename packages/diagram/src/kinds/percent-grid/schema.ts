import { z } from 'zod';
import { label } from '../label-text.ts';

export const percentGrid = z.strictObject({
  kind: z.literal('percent-grid'),
  /** Hundredths that are shaded; above 100 a second grid of 100 squares stands beside the first. */
  shaded: z.int().min(0).max(200),
  /** What one grid stands for, below it. */
  label: label.nullable(),
});

export type PercentGrid = z.infer<typeof percentGrid>;
