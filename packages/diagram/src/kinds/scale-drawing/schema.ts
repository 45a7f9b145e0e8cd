import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';
import { label } from '../label-text.ts';

/** A drawing that is smaller or larger than what it shows. */
export const scaleDrawing = z.strictObject({
  kind: z.literal('scale-drawing'),
  ...figureParts,
  /** The scale, below the drawing, e.g. '1 cm : 4 m'. */
  scale: label,
});

export type ScaleDrawing = z.infer<typeof scaleDrawing>;
