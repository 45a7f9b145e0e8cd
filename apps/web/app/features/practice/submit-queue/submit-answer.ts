import type { SubmitAnswer, SubmitBody } from '@playforward/contract';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { KeptAnswer, SendFailure } from './submit-queue.ts';

type SendResult = { kind: 'stored'; verdict: SubmitAnswer } | { kind: 'failed'; failure: SendFailure };

/** A server that says nothing for so long is treated as out of reach; a later answer to that call changes nothing. */
const longestCall = 12_000;
const longestAskedWait = 3_600_000;

/** Sends one answer once. The same attempt id again answers the stored verdict, so it may be repeated at any time. */
export async function submitAnswer(answer: KeptAnswer): Promise<SendResult> {
  try {
    const verdict = await withinTime(
      api.post<SubmitAnswer | undefined>('/api/problems/submit', toBody(answer)),
    );
    // A network that wants a sign-in of its own answers calls with its page.
    if (typeof verdict?.is_correct !== 'boolean') return { kind: 'failed', failure: { kind: 'unreachable' } };
    return { kind: 'stored', verdict };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function toBody({ attemptId, problemId, lessonId, given }: KeptAnswer): SubmitBody {
  const ids = { problem_id: problemId, lesson_id: lessonId, attempt_id: attemptId };
  switch (given.kind) {
    case 'choice':
      return { ...ids, answer_id: given.answerId };
    case 'typed':
      return { ...ids, answer: given.answer };
    case 'hand':
      return { ...ids, hand: given.made };
  }
}

function withinTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError(0)), longestCall);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Only the server's own words refuse an answer for good; anything else may pass later. */
function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  const { status, detail, retryAfterSeconds } = error;
  if (status === 401) return { kind: 'signed-out' };
  if (retryAfterSeconds !== undefined && (status === 429 || status === 503)) {
    return { kind: 'busy', wait: Math.min(retryAfterSeconds * 1000, longestAskedWait) };
  }
  if (status >= 500) return { kind: status >= 502 && status <= 504 ? 'unreachable' : 'broken' };
  if (status === 408 || status === 425 || status === 429) return { kind: 'broken' };
  return status >= 400 && detail ? { kind: 'refused', detail } : { kind: 'unreachable' };
}
