import { z } from 'zod';
import { label } from '../label-text.ts';
import { planeAxis } from '../plane-axis.ts';

export const transformationGrid = z.strictObject({
  kind: z.literal('transformation-grid'),
  x: planeAxis,
  y: planeAxis,
  /** One shape, or a shape and what it is moved to; corners in order, '' leaves one without a name. */
  shapes: z
    .array(
      z.strictObject({
        corners: z
          .array(z.strictObject({ x: z.number(), y: z.number(), name: label }))
          .min(3)
          .max(8),
      }),
    )
    .min(1)
    .max(3),
  /** A point that turns or grows everything, with its name; null draws none. */
  center: z.strictObject({ x: z.number(), y: z.number(), name: label }).nullable(),
  /** A dashed line through two places, as of a mirror; null draws none. */
  mirror: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]).nullable(),
});

export type TransformationGrid = z.infer<typeof transformationGrid>;
