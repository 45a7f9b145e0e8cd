import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** A triangle with one right angle, which is marked with a square. */
export const rightTriangle = z.strictObject({ kind: z.literal('right-triangle'), ...figureParts });

export type RightTriangle = z.infer<typeof rightTriangle>;
