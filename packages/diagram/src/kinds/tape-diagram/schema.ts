import { z } from 'zod';
import { label } from '../label-text.ts';

export const tapeDiagram = z.strictObject({
  kind: z.literal('tape-diagram'),
  /**
   * One bar per row; `boxes` equal boxes, each showing `boxLabel` when given; `total` is the brace label. `goesOn` where
   * more boxes follow than are drawn, as `total` says.
   */
  rows: z
    .array(
      z.strictObject({
        label,
        boxes: z.int().min(1).max(24),
        boxLabel: label.nullable(),
        total: label.nullable(),
        goesOn: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(4),
  /** Brace over all rows together, e.g. the total; '?' asks for it. */
  bracket: label.nullable(),
});

export type TapeDiagram = z.infer<typeof tapeDiagram>;
