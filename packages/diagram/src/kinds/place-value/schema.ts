import { z } from 'zod';
import { label } from '../label-text.ts';

export const placeValue = z.strictObject({
  kind: z.literal('place-value'),
  /** Places from 10^highest on the left to 10^lowest on the right. */
  highest: z.int().min(-3).max(6),
  lowest: z.int().min(-4).max(6),
  rows: z
    .array(
      z.strictObject({
        label,
        /** One a place: null is asked for, '' leaves the place empty. */
        digits: z.array(label.nullable()).min(1).max(8),
        /** A strong rule above the row, as above a result. */
        ruled: z.boolean(),
      }),
    )
    .min(1)
    .max(5),
});

export type PlaceValue = z.infer<typeof placeValue>;
