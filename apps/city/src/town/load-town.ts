import type { TownAnswer } from '@playforward/contract';
import { callServer } from '../session/call-server.ts';

/** What the student has built up; null where nobody is signed in or no server answers, and then everything is open. */
export async function loadTown(lessonId: number | null): Promise<TownAnswer | null> {
  try {
    const answer = await callServer(`/missions/town${lessonId === null ? '' : `?lesson_id=${lessonId}`}`);
    return answer.ok ? ((await answer.json()) as TownAnswer) : null;
  } catch {
    return null;
  }
}
