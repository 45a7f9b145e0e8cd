import { z } from 'zod';
import { label } from '../label-text.ts';

const areaSide = z
  .array(
    z.strictObject({
      size: z.number().positive(),
      /** null: asked for, drawn as '?'; '' writes nothing. */
      label: label.nullable(),
    }),
  )
  .min(1)
  .max(12);

export const areaModel = z.strictObject({
  kind: z.literal('area-model'),
  /** A rectangle cut into columns (from the left) and rows (from the top), as wide and as tall as their sizes. */
  columns: areaSide,
  rows: areaSide,
  /** One array a row, one label a column: null is asked for, '' writes nothing. */
  cells: z.array(z.array(label.nullable())).min(1).max(12),
  /** Cells that are shaded, as row and column, counted from 0. */
  shaded: z.array(z.tuple([z.int().min(0), z.int().min(0)])).max(144),
});

export type AreaModel = z.infer<typeof areaModel>;
