import { z } from 'zod';

/** Every error answer of the server carries one sentence in `detail`. */
export const errorAnswer = z.strictObject({ detail: z.string() });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
