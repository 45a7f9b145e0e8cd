import { z } from 'zod';

/** What a redeemed ticket says about whoever takes the seat; it travels to the process that owns the city. */
export const seatAuth = z.object({
  /** Also the one-time secret of the seat. */
  sessionId: z.string(),
  userId: z.int(),
  plot: z.int(),
  lessonId: z.int().nullable(),
  sessionHash: z.string(),
});
export type SeatAuth = z.infer<typeof seatAuth>;
