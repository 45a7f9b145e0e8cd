import { z } from 'zod';
import { label } from '../kinds/label-text.ts';

const corner = z.int().min(0).max(11);

/**
 * What every plane figure is made of, in units of its own with y upwards. Numbers name points by their place in `points`.
 * A label of null is asked for and drawn as a question mark; '' writes nothing.
 */
export const figureParts = {
  points: z
    .array(z.strictObject({ name: label, x: z.number(), y: z.number(), dot: z.boolean() }))
    .min(2)
    .max(12),
  /** Corners of the tinted area in order; empty where none is tinted. */
  area: z.array(corner).max(12),
  segments: z
    .array(
      z.strictObject({
        from: corner,
        to: corner,
        label: label.nullable(),
        /** A ray runs on beyond `to`, a line beyond both. */
        style: z.enum(['solid', 'dashed', 'ray', 'line']),
        /** Small strokes that mark equal lengths. */
        ticks: z.int().min(0).max(3),
      }),
    )
    .max(16),
  angles: z
    .array(
      z.strictObject({
        /** The angle at `at` from the direction of `from`, counterclockwise, to the direction of `to`. */
        at: corner,
        from: corner,
        to: corner,
        label: label.nullable(),
        mark: z.enum(['arc', 'double-arc', 'square']),
      }),
    )
    .max(8),
  circles: z.array(z.strictObject({ center: corner, through: corner, dashed: z.boolean() })).max(4),
  /** False writes "Not drawn to scale" below and lets labels differ from the drawing. */
  toScale: z.boolean(),
};

const figureData = z.strictObject(figureParts);
export type FigureData = z.infer<typeof figureData>;
export type Segment = FigureData['segments'][number];
export type Angle = FigureData['angles'][number];
