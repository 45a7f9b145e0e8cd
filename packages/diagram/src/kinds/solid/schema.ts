import { z } from 'zod';
import { label } from '../label-text.ts';

const edge = z.strictObject({
  size: z.number().positive(),
  /** null is asked for, '' writes nothing. */
  label: label.nullable(),
});

export const solid = z.strictObject({
  kind: z.literal('solid'),
  /** A box, seen from the front, the right and above. */
  shape: z.literal('box'),
  width: edge,
  height: edge,
  depth: edge,
  /** Into how many equal layers each edge is cut by lines on the faces: 1 draws no line. */
  cuts: z.strictObject({
    width: z.int().min(1).max(12),
    height: z.int().min(1).max(12),
    depth: z.int().min(1).max(12),
  }),
  /** Dashed inside: across the bottom from the front left corner, and from there to the far corner on top. */
  diagonals: z.strictObject({ base: label.nullable(), space: label.nullable() }).optional(),
});

export type Solid = z.infer<typeof solid>;
