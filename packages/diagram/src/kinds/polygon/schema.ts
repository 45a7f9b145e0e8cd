import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** A flat shape with straight sides: its corners in order are the tinted area; heights and cuts are dashed segments. */
export const polygon = z.strictObject({ kind: z.literal('polygon'), ...figureParts });

export type Polygon = z.infer<typeof polygon>;
