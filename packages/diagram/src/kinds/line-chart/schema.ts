import { z } from 'zod';
import { label } from '../label-text.ts';

export const lineChart = z.strictObject({
  kind: z.literal('line-chart'),
  /** What the heights are, above the numbers, and what the names below are. */
  label,
  over: label,
  top: z.number().positive(),
  step: z.number().positive(),
  names: z.array(label).min(2).max(12),
  /** One height a name: null is asked for, and the line breaks there. */
  lines: z
    .array(z.strictObject({ name: label, heights: z.array(z.number().min(0).nullable()).min(2).max(12) }))
    .min(1)
    .max(2),
  /** A dashed level line, e.g. a probability that frequencies come near to; null draws none. */
  level: z.number().min(0).nullable(),
});

export type LineChart = z.infer<typeof lineChart>;
