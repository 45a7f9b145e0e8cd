import { z } from 'zod';
import { label } from '../label-text.ts';

export const mapping = z.strictObject({
  kind: z.literal('mapping'),
  /** What stands over each oval, e.g. 'Input' and 'Output'. */
  from: label,
  to: label,
  inputs: z.array(label.nullable()).min(1).max(6),
  outputs: z.array(label.nullable()).min(1).max(6),
  /** Arrows from an input to an output, by their places from the top, counted from 0. */
  arrows: z
    .array(z.tuple([z.int().min(0).max(5), z.int().min(0).max(5)]))
    .min(1)
    .max(10),
});

export type Mapping = z.infer<typeof mapping>;
