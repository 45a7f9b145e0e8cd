import { z } from 'zod';
import { figureParts } from '../../figure/figure-parts.ts';

/** What compass and straightedge draw: circles of the compass are dashed. */
export const construction = z.strictObject({ kind: z.literal('construction'), ...figureParts });

export type Construction = z.infer<typeof construction>;
