import { randomUUID } from 'node:crypto';
import type { SubmitAnswer, SubmitBody } from '@playforward/contract';
import type { Student } from '../../sessions/session-store.ts';
import { type AttemptRow, selectAttempts } from './attempt-queries.ts';
import { answerColumns } from './given-answer.ts';
import { insertUnjudgedAnswer } from './queries.ts';
import { renewedMessages, verdictMessages } from './sentences.ts';
import type { PracticeServices } from './services.ts';

type UnjudgedResult = { kind: 'judged'; shown: SubmitAnswer } | { kind: 'no-such-problem' };

/**
 * Keeps an answer to a problem that nobody can read any more or whose place is gone (decision 0100), once per attempt id, and says so: it
 * counts neither as right nor as wrong.
 */
export async function keepUnjudged(
  { db, pool, clock, curriculum }: PracticeServices,
  { student, body }: { student: Student; body: SubmitBody },
): Promise<UnjudgedResult> {
  const { problem_id: problemId } = body;
  if (!(await curriculum.problems.isOwn(student, problemId))) return { kind: 'no-such-problem' };
  const attemptId = body.attempt_id?.toLowerCase() ?? randomUUID();
  const [stored] = await selectAttempts(pool, [{ userId: student.id, attemptId }]);
  if (stored) return { kind: 'judged', shown: showCounted(stored) };
  await insertUnjudgedAnswer(db, {
    userId: student.id,
    attemptId,
    problemId,
    ...answerColumns(body),
    at: clock.now(),
  });
  return { kind: 'judged', shown: { ...verdictWithoutKey, ...renewedVerdict } };
}

const verdictWithoutKey = { final_answer: null, math: {} };

const renewedVerdict = {
  is_correct: false,
  counted: false,
  message: renewedMessages.message,
  answer_details: { reason: renewedMessages.reason },
};

/** The answer was judged while that could be done; only the explanation is gone. */
function showCounted({ isCorrect }: AttemptRow): SubmitAnswer {
  const message = isCorrect ? verdictMessages.right : verdictMessages.wrong;
  return {
    ...verdictWithoutKey,
    is_correct: isCorrect,
    counted: true,
    message,
    answer_details: { reason: '' },
  };
}
