import type { WindowMission } from '@playforward/contract';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';

export type LoadedMissions = { missions: WindowMission[]; error: 'failed' | 'invalid' | null };

/** What one source has: missions, none, something else than missions, or no answer at all. */
type Source = WindowMission[] | 'none' | 'invalid' | 'failed';

/**
 * Missions of a lesson: the personalised ones, else the static ones. A source that has none makes an empty list
 * without an error; an error is told only when no source could be read (D-144, D-146).
 */
export async function loadMissions(lessonId: number): Promise<LoadedMissions> {
  const seen: Source[] = [];
  for (const name of ['personalized', 'static']) {
    const source = await read(`/missions/lessons/${lessonId}/${name}`);
    if (Array.isArray(source)) return { missions: source, error: null };
    seen.push(source);
  }
  if (seen.includes('none')) return { missions: [], error: null };
  return { missions: [], error: seen.includes('invalid') ? 'invalid' : 'failed' };
}

async function read(path: string): Promise<Source> {
  try {
    const answer: unknown = await api.get(path);
    if (!isMissionList(answer)) return 'invalid';
    return answer.missions.length > 0 ? answer.missions : 'none';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'none' : 'failed';
  }
}

/**
 * An object with an array of missions that have an id and a title (D-146). By hand: the schema library would reach the
 * first load of the dashboard.
 */
function isMissionList(answer: unknown): answer is { missions: WindowMission[] } {
  if (!isObject(answer) || !Array.isArray(answer.missions)) return false;
  return answer.missions.every((one: unknown) => isObject(one) && isName(one.id) && isName(one.title));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 200;
}
