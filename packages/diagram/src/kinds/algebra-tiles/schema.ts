import { z } from 'zod';

export const algebraTiles = z.strictObject({
  kind: z.literal('algebra-tiles'),
  /** What a long tile stands for. */
  letter: z.string().min(1).max(2),
  /** Groups from left to right: long tiles, then small squares that stand for 1. */
  groups: z
    .array(z.strictObject({ letters: z.int().min(0).max(10), ones: z.int().min(0).max(12) }))
    .min(1)
    .max(5),
});

export type AlgebraTiles = z.infer<typeof algebraTiles>;
