import { submitBody } from '@playforward/contract';
import { v4 as newAttemptId } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('an attempt gets an id the contract accepts, and another one each time', () => {
  const ids = Array.from({ length: 200 }, () => newAttemptId());
  const body = { problem_id: 1, lesson_id: 1, answer_id: 1 };
  for (const attempt_id of ids) expect(submitBody.safeParse({ ...body, attempt_id }).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

test('gets one on a page without a certificate, too, where `crypto.randomUUID` is missing', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  vi.resetModules();
  const { v4 } = await import('uuid');
  const body = { problem_id: 1, lesson_id: 1, answer_id: 1, attempt_id: v4() };
  expect(submitBody.safeParse(body).success).toBe(true);
});
