import type { CityMission } from '@playforward/contract';
import { callServer } from '../session/call-server.ts';
import { readMissions } from './read-missions.ts';

export type LoadedMissions = {
  missions: CityMission[];
  failed: boolean;
  /** Nobody is signed in: whether that is a fault depends on who asked. */
  signedOut: boolean;
};

/** What one call has: missions, none for this student, or no answer that can be read. */
type Source = CityMission[] | 'failed' | 'signed-out';

/**
 * The missions of a lesson: the personal ones, then the ones for everybody. A lesson without missions, and a student
 * without the right to see them, mean free building; only what could not be read counts as failed.
 */
export async function loadMissions(lessonId: number | null): Promise<LoadedMissions> {
  if (lessonId === null) return { missions: [], failed: false, signedOut: false };
  let failed = false;
  let signedOut = false;
  for (const kind of ['personalized', 'static']) {
    const source = await askFor(`/missions/lessons/${lessonId}/${kind}`);
    if (source === 'failed') failed = true;
    else if (source === 'signed-out') signedOut = true;
    else if (source.length > 0) return { missions: source, failed: false, signedOut: false };
  }
  return { missions: [], failed, signedOut };
}

/** Answers that say that there is nothing for this student. */
const nothingHere: readonly number[] = [403, 404];

async function askFor(address: string): Promise<Source> {
  try {
    const answer = await callServer(address);
    if (answer.status === 401) return 'signed-out';
    if (!answer.ok) return nothingHere.includes(answer.status) ? [] : 'failed';
    const body: unknown = await answer.json();
    const list = typeof body === 'object' && body !== null && 'missions' in body ? body.missions : null;
    if (!Array.isArray(list)) return 'failed';
    const { missions } = readMissions(list);
    return missions.length === 0 && list.length > 0 ? 'failed' : missions;
  } catch {
    return 'failed';
  }
}
