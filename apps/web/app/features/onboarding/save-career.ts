import type { LearningProfileBody, UserAnswer } from '@playforward/contract';
import { api } from '../../api/api.ts';

/** Stores the career, which ends the onboarding. The orb is told without waiting; it may be away (D-55). */
export async function saveCareer(title: string): Promise<UserAnswer | undefined> {
  const body: LearningProfileBody = { chosen_career: title };
  const user = await api.patch<UserAnswer | undefined>('/user/learning-profile', body);
  void api.post('/api/orb/trigger/onboarding_complete').catch(() => undefined);
  return user;
}
