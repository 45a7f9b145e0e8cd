import { z } from 'zod';
import { label } from '../label-text.ts';

export const coordinatePlane = z.strictObject({
  kind: z.literal('coordinate-plane'),
  x: z.strictObject({ label, min: z.number(), max: z.number(), step: z.number().positive() }),
  y: z.strictObject({ label, min: z.number(), max: z.number(), step: z.number().positive() }),
  points: z.array(z.strictObject({ x: z.number(), y: z.number(), label: label.nullable() })).max(20),
  /** Straight lines or rays through two points, drawn to the edge of the plane. */
  lines: z
    .array(
      z.strictObject({
        through: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
      }),
    )
    .max(4),
});

export type CoordinatePlane = z.infer<typeof coordinatePlane>;
