import { z } from 'zod';
import { label } from '../label-text.ts';

export const unitCircle = z.strictObject({
  kind: z.literal('unit-circle'),
  points: z
    .array(
      z.strictObject({
        /** The angle from the positive x-axis, counterclockwise. */
        degrees: z.number().min(-720).max(720),
        /** What stands at the point, e.g. its coordinates; null is asked for, '' writes nothing. */
        label: label.nullable(),
        /** What stands at the arc of its angle, e.g. '30°' or 'π/6'; '' draws the arc without a label, null asks. */
        angle: label.nullable(),
      }),
    )
    .min(1)
    .max(8),
  /** The dashed triangle from each point straight to the x-axis. */
  triangles: z.boolean(),
});

export type UnitCircle = z.infer<typeof unitCircle>;
