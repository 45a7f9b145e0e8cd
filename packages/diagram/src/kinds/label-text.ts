import { z } from 'zod';

/** Plain text in a diagram; a fraction is written '3/4'. */
export const label = z.string().max(40);
