import { z } from 'zod';
import { label } from '../label-text.ts';

export const tree = z.strictObject({
  kind: z.literal('tree'),
  /** Outcomes from left to right: every one after the one it follows; the root may be without a label. */
  nodes: z
    .array(
      z.strictObject({
        label: label.nullable(),
        parent: z.int().min(0).max(20).nullable(),
        /** What stands on the branch to it, as a probability; null is asked for, '' writes nothing. */
        branch: label.nullable(),
      }),
    )
    .min(3)
    .max(21),
});

export type Tree = z.infer<typeof tree>;
