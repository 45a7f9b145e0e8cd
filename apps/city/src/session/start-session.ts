import type { FrameQuery } from '../start/read-frame-query.ts';
import type { CitySession } from './city-session.ts';
import { openPrivateSession } from './private-session.ts';
import { sessionText as text } from './text.ts';

type Started = { session: CitySession; sentence: string | null };

/** The room that the ticket opens, or a city of one's own: there is always a city. */
export async function startSession({ ticket, lessonId, shot }: FrameQuery): Promise<Started> {
  const alone = () =>
    openPrivateSession({ storage: shot ? null : storageOf(), seed: seedOf(shot), still: shot });
  if (!ticket) return { session: alone(), sentence: null };
  try {
    const { enterRoom } = await import('./join-room.ts');
    return { session: await enterRoom(ticket, lessonId), sentence: null };
  } catch {
    return { session: alone(), sentence: text.offline };
  }
}

/** A frame may be denied its storage; asking is what throws. */
export function storageOf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const pictureSeed = 2026;

function seedOf(shot: boolean): number {
  return shot ? pictureSeed : (crypto.getRandomValues(new Uint32Array(1))[0] ?? pictureSeed) & 0x7fffffff;
}
