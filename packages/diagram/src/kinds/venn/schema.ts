import { z } from 'zod';
import { label } from '../label-text.ts';

export const venn = z.strictObject({
  kind: z.literal('venn'),
  /** overlap: two circles that share a part. nested: each set lies inside the one before it. */
  shape: z.enum(['overlap', 'nested']),
  /** Names of the sets: two that overlap, or two to five from the outermost to the innermost. */
  sets: z.array(label).min(2).max(5),
  /**
   * What stands in each region, several things apart by ', '; null is asked for, '' leaves it empty. overlap: only the
   * first, both, only the second, neither. nested: one region a set, without what lies further in.
   */
  regions: z.array(z.string().max(60).nullable()).min(2).max(5),
});

export type Venn = z.infer<typeof venn>;
