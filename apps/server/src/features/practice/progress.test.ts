import { progressAnswer } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstLesson, openLesson, problemsInLesson, solve, submit } from '../../testing/lesson-of.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testPassword,
} from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
let items: { problem: number; lesson: number; unit: number };

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  student = await server.student();
  const { id: lesson, unitId: unit } = firstLesson(server);
  const problem = (await openLesson(server, student, lesson)).problems[0]?.id ?? 0;
  items = { problem, lesson, unit };
});
afterAll(() => server.close());

const kinds = ['problem', 'lesson', 'unit'] as const;
type Kind = (typeof kinds)[number];

const call = (method: 'GET' | 'POST', path: string) =>
  server.app.inject({ method, url: `/api/progress/${path}`, headers: student.headers });
const read = (kind: Kind) => call('GET', `${kind}s/${items[kind]}`);

async function solveAll(lessonId: number) {
  for (const problem of problemsInLesson(await openLesson(server, student, lessonId))) {
    if (problem.state !== 'completed') await solve(server, student, { id: problem.id, lessonId });
  }
}

describe.each(kinds)('progress of a %s', (kind) => {
  test("says that it hasn't started, starts, and starts again without harm [L-263] [L-264] [L-266]", async () => {
    const before = await read(kind);
    expect(before.statusCode).toBe(404);
    expect(before.json()).toEqual({ detail: `User hasn't started this ${kind}` });
    for (const _ of [1, 2]) {
      const started = await call('POST', `${kind}s/${items[kind]}/start`);
      expect(started.json()).toEqual({ ok: true });
    }
    const after = progressAnswer.parse((await read(kind)).json());
    expect(after).toMatchObject({ kind, id: items[kind], state: 'started', completed_at: null });
  });

  test.each(['999999999', 'abc', '0', '-1', '99999999999999'])('answers 404 for the id %s', async (id) => {
    const name = { problem: 'Problem', lesson: 'Lesson', unit: 'Unit' }[kind];
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/start'],
      ['POST', '/complete'],
    ] as const) {
      const answer = await call(method, `${kind}s/${id}${rest}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ detail: `${name} not found` });
    }
  });

  test('is not completed without the right answers on record, and nothing is written', async () => {
    const answer = await call('POST', `${kind}s/${items[kind]}/complete`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toMatch(/\.$/);
    expect((await read(kind)).statusCode).toBe(404);
  });

  test('refuses a body with keys', async () => {
    const url = `/api/progress/${kind}s/${items[kind]}/start`;
    const { headers } = student;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { state: 'completed' } });
    expect(answer.statusCode).toBe(422);
    expect((await read(kind)).statusCode).toBe(404);
  });

  test('belongs to one student', async () => {
    await call('POST', `${kind}s/${items[kind]}/start`);
    student = await server.student();
    expect((await read(kind)).statusCode).toBe(404);
    if (kind === 'problem') {
      expect((await call('POST', `problems/${items.problem}/complete`)).statusCode).toBe(404);
    }
  });
});

test('a problem is completed once it was answered rightly, and stays so [L-185] [L-188] [L-267]', async () => {
  await solve(server, student, { id: items.problem, lessonId: items.lesson });
  for (const _ of [1, 2]) {
    expect((await call('POST', `problems/${items.problem}/complete`)).json()).toEqual({ ok: true });
  }
  const done = progressAnswer.parse((await read('problem')).json());
  expect(done.state).toBe('completed');
  await call('POST', `problems/${items.problem}/start`);
  await submit(server, student, { problem_id: items.problem, lesson_id: items.lesson, answer_id: 1 });
  expect((await read('problem')).json()).toEqual(done);
});

test('a first answer starts problem, lesson and unit', async () => {
  await submit(server, student, { problem_id: items.problem, lesson_id: items.lesson, answer_id: 1 });
  for (const kind of kinds) expect((await read(kind)).statusCode).toBe(200);
});

test('a lesson is completed when its problems are, the unit when all its lessons are [L-197] [L-198] [L-267]', async () => {
  const refused = await call('POST', `lessons/${items.lesson}/complete`);
  expect(refused.json()).toEqual({ detail: 'Some problems of this lesson are still open.' });
  await solveAll(items.lesson);
  expect((await call('POST', `lessons/${items.lesson}/complete`)).statusCode).toBe(200);
  expect((await read('lesson')).json()).toMatchObject({ state: 'completed' });
  expect((await openLesson(server, student, items.lesson)).state).toBe('completed');

  const unit = server.app.curriculum.index.unit.get(items.unit);
  const others = unit?.lessons.filter((lesson) => lesson.id !== items.lesson) ?? [];
  if (others.length > 0) {
    const open = await call('POST', `units/${items.unit}/complete`);
    expect(open.json()).toEqual({ detail: 'Some lessons of this unit are still open.' });
  }
  for (const lesson of others) await solveAll(lesson.id);
  expect((await call('POST', `units/${items.unit}/complete`)).statusCode).toBe(200);
  expect((await read('unit')).json()).toMatchObject({ state: 'completed' });
});

test('everything is there on another computer', async () => {
  await solve(server, student, { id: items.problem, lessonId: items.lesson });
  const here = await openLesson(server, student, items.lesson);
  const payload = { email: student.email, password: testPassword };
  const login = await server.app.inject({ method: 'POST', url: '/auth/login', payload });
  expect(login.statusCode).toBe(200);
  const there = { id: student.id, headers: { authorization: `Bearer ${login.json().access_token}` } };
  expect(await openLesson(server, there, items.lesson)).toEqual(here);
});

test('attempts, progress and problems go with the account', async () => {
  await solve(server, student, { id: items.problem, lessonId: items.lesson });
  const { pool } = server.context;
  await pool.query('DELETE FROM users WHERE id = $1', [student.id]);
  for (const table of ['attempts', 'progress', 'problem_instances']) {
    const { rows } = await pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [
      student.id,
    ]);
    expect(rows[0].n).toBe(0);
  }
});
