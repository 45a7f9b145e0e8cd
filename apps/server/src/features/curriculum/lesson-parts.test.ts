import { submitAnswer } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  fetchChoices,
  firstLesson,
  openLesson,
  problemsInLesson,
  solve,
  submit,
} from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
let lessonId: number;
beforeAll(async () => {
  server = await createTestServer();
  lessonId = firstLesson(server).id;
});
beforeEach(async () => {
  student = await server.student();
});
afterAll(() => server.close());

const open = () => openLesson(server, student, lessonId);
const guess = (value: unknown, id: number | string = lessonId) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/lessons/${id}/guess`,
    headers: student.headers,
    payload: { guess: value },
  });
const stretchOf = async () => {
  const { stretch } = await open();
  if (!stretch) throw new Error('the lesson has no stretch problem');
  return stretch;
};
const estimates = async () => {
  const { rows } = await server.context.pool.query('select skill from mastery where user_id = $1', [
    student.id,
  ]);
  return rows.map(({ skill }) => skill);
};

test('the first guess is kept, shown again, and met beside what is known once practice is solved', async () => {
  expect((await open()).launch).toMatchObject({ guess: null, known: null });
  expect((await guess(2)).json()).toEqual({ ok: true });
  expect((await guess(0)).statusCode).toBe(200);
  const lesson = await open();
  expect(lesson.launch).toMatchObject({ guess: 2, known: null });
  expect(JSON.stringify(lesson)).not.toContain('After ten rounds');
  for (const { id } of problemsInLesson(lesson)) await solve(server, student, { id, lessonId });
  const known = (await open()).launch?.known;
  expect(known).toMatchObject({ answer: 1 });
  expect(known?.after).toContain('After ten rounds');
});

test('the verdict on the last practice problem brings what is known, and no earlier one does', async () => {
  const lesson = await open();
  const practice = lesson.problems.filter(({ type }) => type === 'practice');
  const told: boolean[] = [];
  for (const { id } of practice) {
    const { right } = await fetchChoices(server, student, id);
    const answer = await submit(server, student, {
      problem_id: id,
      lesson_id: lessonId,
      answer_id: right.id,
    });
    told.push(submitAnswer.parse(answer.json()).follow_up?.launch?.known != null);
  }
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(told.at(-1)).toBe(true);
});

test.each([[-1], [3], [0.5], [1e9]])('%s is no guess, and nothing is kept', async (value) => {
  expect((await guess(value)).statusCode).toBe(422);
  expect((await open()).launch?.guess).toBeNull();
});

test('a text is refused, and so is a lesson without a launch or without a file', async () => {
  expect((await guess('two')).statusCode).toBe(422);
  const bare = [...server.app.curriculum.index.lesson.values()].find(({ launch }) => !launch);
  expect((await guess(1, bare?.id ?? 0)).statusCode).toBe(404);
  expect((await guess(1, 'abc')).statusCode).toBe(404);
});

test('the last practice problem is somebody’s work, without a key, and stays what it is', async () => {
  const last = (await open()).problems.at(-1);
  expect(last?.hand).toMatchObject({ kind: 'find-error' });
  expect(last?.hand).not.toHaveProperty('line');
  expect(last?.steps).toEqual([]);
  expect((await open()).problems.at(-1)?.question).toBe(last?.question);
});

test('a stretch problem stands apart: no lesson needs it, missed it says nothing, solved it counts', async () => {
  const stretch = await stretchOf();
  expect(stretch.type).toBe('stretch');
  expect(problemsInLesson(await open()).map(({ id }) => id)).not.toContain(stretch.id);
  const { wrong } = await fetchChoices(server, student, stretch.id);
  await submit(server, student, { problem_id: stretch.id, lesson_id: lessonId, answer_id: wrong.id });
  expect(await estimates()).toEqual([]);
  await solve(server, student, { id: stretch.id, lessonId });
  expect((await stretchOf()).state).toBe('completed');
  expect((await stretchOf()).steps.length).toBeGreaterThan(4);
  expect(await estimates()).toEqual(['m6-write-ratio']);
});

test('a lesson is complete without its stretch problem', async () => {
  for (const { id } of problemsInLesson(await open())) await solve(server, student, { id, lessonId });
  const done = await server.app.inject({
    method: 'POST',
    url: `/api/progress/lessons/${lessonId}/complete`,
    headers: student.headers,
  });
  expect(done.json()).toEqual({ ok: true });
  expect((await stretchOf()).state).toBe('not_started');
});
