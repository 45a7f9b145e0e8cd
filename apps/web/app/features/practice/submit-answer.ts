import type { SubmitAnswer, SubmitBody } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Attempt } from './answer-state.ts';

/** Pauses before the same attempt is sent again. */
const retryAfter = [300, 900];

type Submission = { problemId: number; lessonId: number; attempt: Attempt };

/**
 * Sends one try and answers the verdict, or null when the server could not be reached or refused it. A call that got
 * lost on the way is repeated under the same attempt id, so nothing is recorded twice.
 */
export async function submitAnswer(submission: Submission): Promise<SubmitAnswer | null> {
  const body = toBody(submission);
  for (let tries = 0; ; tries++) {
    try {
      return await api.post<SubmitAnswer>('/api/problems/submit', body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const pause = retryAfter[tries];
      if (!gotLost(error) || pause === undefined) return null;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function toBody({ problemId, lessonId, attempt: { id, given } }: Submission): SubmitBody {
  const ids = { problem_id: problemId, lesson_id: lessonId, attempt_id: id };
  return given.kind === 'choice' ? { ...ids, answer_id: given.answerId } : { ...ids, answer: given.answer };
}

/** No answer at all, or one from a gateway that did not reach the server. */
function gotLost({ status }: ApiError): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}
