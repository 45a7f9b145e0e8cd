import type { MissionProgressAnswer } from '@playforward/contract';
import { api } from '../api/api.ts';
import { tellGame } from './game-store.ts';

/**
 * Takes what the server has recorded of a student's runs in a lesson's missions (D-148). A mission with a star is
 * completed. Without an answer what is known stays.
 */
export async function recallMissions(lessonId: number): Promise<void> {
  try {
    const { missions } = await api.get<MissionProgressAnswer>(`/missions/lessons/${lessonId}/progress`);
    for (const { mission_id: missionId, stars, attempts } of missions) {
      tellGame({ kind: 'progress', missionId, status: stars > 0 ? 'completed' : 'started', stars, attempts });
    }
  } catch {
    return;
  }
}
