import { z } from 'zod';
import { label } from '../label-text.ts';

const size = z.number().positive();
const endPlace = z.int().min(0).max(3);

/** A solid unfolded; the sizes are those of the solid, each with its label: null is asked for, '' writes nothing. */
export const net = z.strictObject({
  kind: z.literal('net'),
  solid: z.enum(['box', 'square-pyramid', 'triangular-prism']),
  /**
   * box: length, width, height. square-pyramid: side of the base, slant height (the third is not used). triangular-prism:
   * base and height of its right triangle, length of the prism.
   */
  sizes: z.tuple([size, size, size]),
  labels: z.tuple([label.nullable(), label.nullable(), label.nullable()]),
  /**
   * A figure to be judged: its words name the faces and not the solid. 'whole' folds into the solid; a face is missing,
   * two faces land on one place, or a box has no top. 'moved-face' folds into a pyramid as well: one triangle hangs at
   * its neighbor and not at the square. No lengths stand at it.
   */
  judged: z.enum(['whole', 'moved-face', 'missing-face', 'overlap', 'open-top']).optional(),
  /**
   * Of a figure to be judged that is a row with an end on each side of it: at which face of the row, counted from the
   * left, the end above it and the end below it hang. Without this, both hang at the second.
   */
  ends: z.tuple([endPlace, endPlace]).optional(),
});

export type Net = z.infer<typeof net>;
