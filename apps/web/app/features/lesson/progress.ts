import type { ProgressAnswer, ProgressKind } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';

const notStarted = "hasn't started";

/** Starts progress when the server does not know of any; every other failure stays silent (L-265). */
export async function ensureStarted(kind: ProgressKind, id: number): Promise<void> {
  const state = await readState(kind, id);
  if (state === 'not-started') await post(kind, id, 'start');
}

/** Marks something complete; answers whether the server agreed. */
export function markComplete(kind: ProgressKind, id: number): Promise<boolean> {
  return post(kind, id, 'complete');
}

async function readState(kind: ProgressKind, id: number): Promise<'not-started' | 'known' | 'unknown'> {
  try {
    const answer = await api.get<Partial<ProgressAnswer> | undefined>(`/api/progress/${kind}s/${id}`);
    return answer?.state === 'started' || answer?.state === 'completed' ? 'known' : 'not-started';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 && error.message.includes(notStarted) ? 'not-started' : 'unknown';
  }
}

async function post(kind: ProgressKind, id: number, act: 'start' | 'complete'): Promise<boolean> {
  try {
    await api.post(`/api/progress/${kind}s/${id}/${act}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
