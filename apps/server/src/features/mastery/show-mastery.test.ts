import { courseMastery, lessonMastery } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPersonData } from '../../privacy/person-data.ts';
import { firstLesson, openLesson, problemsInLesson, solve } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = (url: string, { headers }: { headers?: TestStudent['headers'] } = {}) =>
  server.app.inject({ url, ...(headers && { headers }) });

async function lessonOf(student: TestStudent) {
  const { id } = firstLesson(server);
  return lessonMastery.parse((await get(`/api/mastery/lessons/${id}`, student)).json());
}

test('a lesson begins without stars and earns all 12 when its skills are done alone [L-065]', async () => {
  const student = await server.student();
  const start = await lessonOf(student);
  expect(start.stars).toBe(0);
  expect(start.skills.length).toBeGreaterThan(0);
  expect(start.skills.every(({ state }) => state === 'new')).toBe(true);

  const lesson = await openLesson(server, student, firstLesson(server).id);
  for (const { id } of problemsInLesson(lesson)) await solve(server, student, { id, lessonId: lesson.id });
  const end = await lessonOf(student);
  expect(end.stars).toBeGreaterThan(8);
  expect(end.skills.every(({ state }) => state !== 'new')).toBe(true);
});

test('what was done with help is shown apart from what was done alone', async () => {
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const example = lesson.concepts[0]?.problems[0];
  if (!example) throw new Error('no example');
  await solve(server, student, { id: example.id, lessonId: lesson.id });
  const [skill] = (await lessonOf(student)).skills;
  expect(skill?.alone).toBe(0);
  expect(skill?.with_help).toBeGreaterThan(0);
});

test('the map of a course names every skill once, with its lesson', async () => {
  const student = await server.student();
  const [course] = server.app.curriculum.index.courses;
  const map = courseMastery.parse((await get(`/api/mastery/courses/${course?.id}`, student)).json());
  const skills = map.units.flatMap((unit) => unit.skills);
  expect(new Set(skills.map(({ skill }) => skill)).size).toBe(skills.length);
  expect(skills.every(({ title, lesson_title }) => title !== '' && lesson_title !== '')).toBe(true);
});

test.each(['lessons', 'courses'])(
  'unknown %s are not found, and nobody reads without a token',
  async (kind) => {
    const student = await server.student();
    for (const id of ['0', 'abc', '999999']) {
      expect((await get(`/api/mastery/${kind}/${id}`, student)).statusCode).toBe(404);
    }
    expect((await get(`/api/mastery/${kind}/1`)).statusCode).toBe(401);
  },
);

test('estimates are in an export and go with the account', async () => {
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const [problem] = problemsInLesson(lesson);
  await solve(server, student, { id: problem?.id ?? 0, lessonId: lesson.id });
  const { pool } = server.context;
  expect((await exportPersonData(pool, student.id)).mastery).toHaveLength(1);
  await pool.query('delete from users where id = $1', [student.id]);
  expect((await pool.query('select from mastery where user_id = $1', [student.id])).rowCount).toBe(0);
});
