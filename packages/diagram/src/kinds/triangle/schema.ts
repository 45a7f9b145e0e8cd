import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** A triangle, with its heights as dashed segments: the tinted area has its three corners. */
export const triangle = z.strictObject({ kind: z.literal('triangle'), ...figureParts });

export type Triangle = z.infer<typeof triangle>;
