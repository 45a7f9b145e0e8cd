import { z } from 'zod';
import { label } from '../label-text.ts';

export const twoWayTable = z.strictObject({
  kind: z.literal('two-way-table'),
  /** What is counted or shared, above the table; '' writes nothing. */
  title: label,
  columns: z.array(label).min(2).max(4),
  rows: z
    .array(
      z.strictObject({
        label,
        /** One entry a column: null is asked for. */
        entries: z.array(label.nullable()).min(2).max(4),
      }),
    )
    .min(2)
    .max(5),
});

export type TwoWayTable = z.infer<typeof twoWayTable>;
