import { z } from 'zod';
import { label } from '../label-text.ts';

export const factorTree = z.strictObject({
  kind: z.literal('factor-tree'),
  /** The number first, then its factors: every one after the number it is a factor of. null is asked for. */
  nodes: z
    .array(z.strictObject({ label: label.nullable(), parent: z.int().min(0).max(14).nullable() }))
    .min(1)
    .max(15),
});

export type FactorTree = z.infer<typeof factorTree>;
