import { z } from 'zod';
import { label } from '../label-text.ts';

export const barChart = z.strictObject({
  kind: z.literal('bar-chart'),
  /** What the heights are, above the numbers. */
  label,
  /** Grid lines up to `top`, one at every multiple of `step`. */
  top: z.number().positive(),
  step: z.number().positive(),
  /** One name a series, shown as a key when there are several. */
  series: z.array(label).min(1).max(3),
  /** One group of bars a name, one height a series: null is asked for. */
  bars: z
    .array(z.strictObject({ name: label, heights: z.array(z.number().min(0).nullable()).min(1).max(3) }))
    .min(2)
    .max(8),
});

export type BarChart = z.infer<typeof barChart>;
