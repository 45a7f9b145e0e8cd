import type { RecheckResult } from '@playforward/contract';
import { recheckTyped } from '@playforward/curriculum';
import type { Student } from '../../sessions/session-store.ts';
import { selectAttempts } from './attempt-queries.ts';
import { insertAnswerReview } from './queries.ts';
import { recheckMessages } from './sentences.ts';
import type { PracticeServices } from './services.ts';

export type RecheckOutcome =
  | { kind: 'checked'; shown: RecheckResult }
  | { kind: 'no-such-attempt' | 'not-typed' | 'was-right' };

/**
 * The student stands by a typed answer: it is judged by a second method and kept for a person, once however often it
 * is asked. The record of the attempt stays as it is.
 */
export async function recheckAttempt(
  services: PracticeServices,
  { student, attemptId }: { student: Student; attemptId: string },
): Promise<RecheckOutcome> {
  const { pool, curriculum, db, clock } = services;
  const [attempt] = await selectAttempts(pool, [{ userId: student.id, attemptId: attemptId.toLowerCase() }]);
  const problem = attempt && (await curriculum.problems.findOptional(student, attempt.problemId));
  if (!problem) return { kind: 'no-such-attempt' };
  if (attempt.answer === null || problem.rendered.hand) return { kind: 'not-typed' };
  if (attempt.isCorrect) return { kind: 'was-right' };
  const second = recheckTyped(problem.rendered, attempt.answer);
  const { form, value } = problem.rendered.key;
  const { userId, problemId, answer } = attempt;
  await insertAnswerReview(db, {
    userId,
    attemptId: attempt.attemptId,
    problemId,
    form,
    value,
    answer,
    second,
    at: clock.now(),
  });
  return { kind: 'checked', shown: { second, message: recheckMessages[second] } };
}
