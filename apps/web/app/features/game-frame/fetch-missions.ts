import { type Mission, missionList } from '@playforward/contract';
import { api } from '../../api/api.ts';

/** Missions of a lesson: the personalised ones, else the static ones, else none (R-086, R-087, D-144). */
export async function fetchMissions(lessonId: number): Promise<Mission[]> {
  for (const source of ['personalized', 'static']) {
    const answer = await api.get(`/missions/lessons/${lessonId}/${source}`).catch(() => null);
    const { success, data } = missionList.safeParse(answer);
    if (success && data.missions.length > 0) return data.missions;
  }
  return [];
}
