import { randomUUID } from 'node:crypto';
import { recheckResult } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runOperatorCommand } from '../../operator/run-operator-command.ts';
import { exportPersonData } from '../../privacy/person-data.ts';
import { fetchChoices, firstLesson, openLesson, problemsInLesson, submit } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
let problemId: number;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  problemId = problemsInLesson(lesson).find(({ answer_input }) => answer_input !== null)?.id ?? 0;
});
afterAll(() => server.close());

const send = (answer: { answer: string } | { answer_id: number }, attemptId: string) =>
  submit(server, student, {
    problem_id: problemId,
    lesson_id: firstLesson(server).id,
    attempt_id: attemptId,
    ...answer,
  });

const recheck = (attemptId: string, headers = student.headers) =>
  server.app.inject({
    method: 'POST',
    url: '/api/problems/recheck',
    headers,
    payload: { attempt_id: attemptId },
  });

test('a typed answer that was judged wrong is checked a second way and kept once', async () => {
  const attemptId = randomUUID();
  expect((await send({ answer: '1:999' }, attemptId)).json()).toMatchObject({
    counted: true,
    is_correct: false,
  });
  const first = await recheck(attemptId);
  expect(recheckResult.parse(first.json())).toMatchObject({ second: 'different' });
  await recheck(attemptId.toUpperCase());
  const data = await exportPersonData(server.context.pool, student.id);
  expect(data.answer_reviews).toMatchObject([
    { answer: '1:999', second: 'different', problem_id: problemId },
  ]);
  const listed = await runOperatorCommand(server.context, ['reviews']);
  expect(listed.text.split('\n').map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ answer: '1:999', second: 'different' }),
  );
  expect(listed.text).not.toContain(student.email);
});

test('an attempt of somebody else, or none, is not found', async () => {
  const attemptId = randomUUID();
  await send({ answer: '1:999' }, attemptId);
  const other = await server.student();
  expect((await recheck(attemptId, other.headers)).statusCode).toBe(404);
  expect((await recheck(randomUUID())).json()).toEqual({ detail: 'Attempt not found' });
});

test('a chosen answer and a right one are not checked again', async () => {
  const [chosen, typed] = [randomUUID(), randomUUID()];
  const { wrong, right } = await fetchChoices(server, student, problemId);
  await send({ answer_id: wrong.id }, chosen);
  expect((await recheck(chosen)).statusCode).toBe(422);
  expect((await send({ answer: right.text }, typed)).json()).toMatchObject({ is_correct: true });
  expect((await recheck(typed)).statusCode).toBe(409);
});
