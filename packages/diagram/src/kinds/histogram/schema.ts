import { z } from 'zod';
import { label } from '../label-text.ts';

export const histogram = z.strictObject({
  kind: z.literal('histogram'),
  /** The axis starts at `from`; every interval is `width` wide. */
  from: z.number(),
  width: z.number().positive(),
  /** How many data stand in each interval, from left to right; null is asked for. */
  counts: z.array(z.int().min(0).max(1000).nullable()).min(2).max(12),
  /** The last bar covers two intervals: a histogram to be judged, for its bars should be equally wide. */
  lastWide: z.boolean().optional(),
  /** Grid lines of the counts: up to `top`, one at every multiple of `step`. */
  top: z.int().min(1).max(1000),
  step: z.int().min(1).max(500),
  /** What is measured, below the axis, and what is counted, above the counts. */
  label,
  countLabel: label,
});

export type Histogram = z.infer<typeof histogram>;
