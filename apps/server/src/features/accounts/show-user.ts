import type { UserAnswer } from '@playforward/contract';
import { Refusal, sentences } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { toUserAnswer } from './auth-answer.ts';
import type { AccountServices } from './services.ts';

/** The signed-in user as stored now. The account can be deleted between the session check and this query. */
export async function showUser(services: AccountServices, student: Student): Promise<UserAnswer> {
  const [row] = await services.selectUserWithProfile.execute({ id: student.id });
  if (!row) throw new Refusal(401, sentences.notSignedIn);
  return toUserAnswer(row.user, row.chosenCareer);
}
