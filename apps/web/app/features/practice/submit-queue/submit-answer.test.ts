import { submitBody } from '@playforward/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { submitAnswer } from './submit-answer.ts';

const submit = 'POST /api/problems/submit';
const answer = {
  attemptId: '8f14e45f-ceea-467f-a9c8-9d2b6f0a1c11',
  account: 'maya',
  problemId: 7,
  lessonId: 1,
  given: { kind: 'choice', answerId: 2 },
} as const;
const verdict = { is_correct: true, counted: true };
const failed = (failure: object) => ({ kind: 'failed', failure });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends problem_id, answer_id, lesson_id and the attempt, and nothing about the account [L-268]', async () => {
  const { calls } = fakeServer({ [submit]: { body: verdict } });
  expect(await submitAnswer(answer)).toEqual({ kind: 'stored', verdict });
  expect(calls[0]?.body).toEqual({ problem_id: 7, answer_id: 2, lesson_id: 1, attempt_id: answer.attemptId });
  expect(submitBody.safeParse(calls[0]?.body).success).toBe(true);
});

test('sends what was made by hand as it was made', async () => {
  const { calls } = fakeServer({ [submit]: { body: verdict } });
  const made = { kind: 'order-cards', order: [2, 0, 1] } as const;
  await submitAnswer({ ...answer, given: { kind: 'hand', made } });
  expect(calls[0]?.body).toEqual({ problem_id: 7, hand: made, lesson_id: 1, attempt_id: answer.attemptId });
  expect(submitBody.safeParse(calls[0]?.body).success).toBe(true);
});

test('sends a typed text as answer', async () => {
  const { calls } = fakeServer({ [submit]: { body: verdict } });
  await submitAnswer({ ...answer, given: { kind: 'typed', answer: '3:2' } });
  expect(calls[0]?.body).toEqual({
    problem_id: 7,
    answer: '3:2',
    lesson_id: 1,
    attempt_id: answer.attemptId,
  });
});

test.each([
  ['no network', undefined, { kind: 'unreachable' }],
  ['a gateway', { status: 502 }, { kind: 'unreachable' }],
  [
    'a page of the network in place of the answer',
    { body: 'Please sign in to the network' },
    { kind: 'unreachable' },
  ],
  ['a 404 that the server did not say itself', { status: 404 }, { kind: 'unreachable' }],
  ['a server that broke', { status: 500, body: { detail: 'Something went wrong.' } }, { kind: 'broken' }],
  ['too many calls without a time', { status: 429, body: { detail: 'Slow down.' } }, { kind: 'broken' }],
  ['too many calls', { status: 429, headers: { 'retry-after': '7' } }, { kind: 'busy', wait: 7000 }],
  ['a busy server', { status: 503, headers: { 'retry-after': '1' } }, { kind: 'busy', wait: 1000 }],
  [
    'a year of waiting',
    { status: 503, headers: { 'retry-after': '999999' } },
    { kind: 'busy', wait: 3_600_000 },
  ],
  ['nobody signed in', { status: 401, body: { detail: 'Please sign in.' } }, { kind: 'signed-out' }],
  ['a refusal', { status: 409, body: { detail: 'No.' } }, { kind: 'refused', detail: 'No.' }],
])('tells %s apart', async (_, route, failure) => {
  fakeServer(route ? { [submit]: route } : {});
  expect(await submitAnswer(answer)).toEqual(failed(failure));
});

test('gives up a call that gets no answer at all', async () => {
  fakeServer({ [submit]: { wait: new Promise(() => undefined) } });
  const sent = submitAnswer(answer);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await sent).toEqual(failed({ kind: 'unreachable' }));
});
