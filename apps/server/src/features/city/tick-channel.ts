import { channel } from 'node:diagnostics_channel';

/** What one tick of one city took, for whoever measures; nothing listens in a school. */
export type TickNote = {
  cityId: string;
  /** Simulating and telling everybody. */
  tookMs: number;
};

export const tickChannel = channel('playforward:city-tick');
