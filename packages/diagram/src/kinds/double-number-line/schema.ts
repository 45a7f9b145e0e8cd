import { z } from 'zod';
import { label } from '../label-text.ts';

export const doubleNumberLine = z.strictObject({
  kind: z.literal('double-number-line'),
  /** Two lines that share positions 0…1; each tick carries the upper and the lower value. */
  upper: label,
  lower: label,
  ticks: z
    .array(
      z.strictObject({
        /** Place along both lines, 0 (left end) to 1 (right end). */
        at: z.number().min(0).max(1),
        /** null: asked for, drawn as '?'; '' draws the tick without a label. */
        upper: label.nullable(),
        lower: label.nullable(),
      }),
    )
    .min(2)
    .max(14),
  /** Ticks to emphasise, as indexes into `ticks`. */
  marked: z.array(z.int()),
  /** Arrow between two ticks with its label, e.g. '÷ 5'. */
  arrow: z.strictObject({ from: z.int(), to: z.int(), label }).nullable(),
});

export type DoubleNumberLine = z.infer<typeof doubleNumberLine>;
