import { submitBody } from '@playforward/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { submitAnswer } from './submit-answer.ts';

const submit = 'POST /api/problems/submit';
const attempt = {
  id: '8f14e45f-ceea-467f-a9c8-9d2b6f0a1c11',
  given: { kind: 'choice', answerId: 2 },
} as const;
const submission = { problemId: 7, lessonId: 1, attempt };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends problem_id, answer_id, lesson_id and the attempt [L-268]', async () => {
  const { calls } = fakeServer({ [submit]: { body: { is_correct: true } } });
  expect(await submitAnswer(submission)).toEqual({ is_correct: true });
  expect(calls[0]?.body).toEqual({ problem_id: 7, answer_id: 2, lesson_id: 1, attempt_id: attempt.id });
  expect(submitBody.safeParse(calls[0]?.body).success).toBe(true);
});

test('sends a typed text as answer', async () => {
  const { calls } = fakeServer({ [submit]: { body: {} } });
  await submitAnswer({ ...submission, attempt: { ...attempt, given: { kind: 'typed', answer: '3:2' } } });
  expect(calls[0]?.body).toEqual({ problem_id: 7, answer: '3:2', lesson_id: 1, attempt_id: attempt.id });
});

test('repeats a call that got lost under the same attempt id, and gives up after the third', async () => {
  const { calls, routes } = fakeServer({});
  const lost = submitAnswer(submission);
  await vi.advanceTimersByTimeAsync(1200);
  expect(await lost).toBeNull();
  expect(calls.map(({ body }) => (body as { attempt_id: string }).attempt_id)).toEqual(
    Array(3).fill(attempt.id),
  );

  const found = submitAnswer(submission);
  routes[submit] = { body: { is_correct: false } };
  await vi.advanceTimersByTimeAsync(300);
  expect(await found).toEqual({ is_correct: false });
});

test('does not repeat what the server refused [L-303]', async () => {
  const { calls } = fakeServer({ [submit]: { status: 500, body: { detail: 'no' } } });
  expect(await submitAnswer(submission)).toBeNull();
  expect(calls).toHaveLength(1);
});
