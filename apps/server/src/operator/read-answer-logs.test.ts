import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchChoices, firstLesson, openLesson, submit } from '../testing/lesson-of.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { readAnswerLogs } from './read-answer-logs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('reads the answers that count, says which had help, and names nobody', async () => {
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const problem = lesson.problems.find(({ type }) => type === 'practice');
  if (!problem) throw new Error('no practice');
  const { right, wrong } = await fetchChoices(server, student, problem.id);
  for (const { id } of [wrong, wrong, right]) {
    await submit(server, student, { problem_id: problem.id, lesson_id: lesson.id, answer_id: id });
  }
  const logs = await readAnswerLogs(server.context.pool);
  expect(logs).toHaveLength(1);
  expect(logs[0]?.student).toBe(1);
  expect(logs[0]?.answers.map(({ right: is, help, way }) => ({ is, help, way }))).toEqual([
    { is: false, help: false, way: 'choice' },
    { is: false, help: true, way: 'choice' },
  ]);
  expect(JSON.stringify(logs)).not.toMatch(/@|user/);
});
