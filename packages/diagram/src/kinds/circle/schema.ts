import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** Circles with radii, chords and angles; a point on the circle is its own point. */
export const circle = z.strictObject({ kind: z.literal('circle'), ...figureParts });

export type Circle = z.infer<typeof circle>;
