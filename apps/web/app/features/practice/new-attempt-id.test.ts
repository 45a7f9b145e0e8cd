import { submitBody } from '@playforward/contract';
import { expect, test } from 'vitest';
import { newAttemptId } from './new-attempt-id.ts';

test('is an id the contract accepts, and another one each time', () => {
  const ids = Array.from({ length: 200 }, newAttemptId);
  const body = { problem_id: 1, lesson_id: 1, answer_id: 1 };
  for (const attempt_id of ids) expect(submitBody.safeParse({ ...body, attempt_id }).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
