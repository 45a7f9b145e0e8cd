import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** Rays, lines and the angles between them, as at a crossing or at a line across two parallels. */
export const angleFigure = z.strictObject({ kind: z.literal('angle-figure'), ...figureParts });

export type AngleFigure = z.infer<typeof angleFigure>;
