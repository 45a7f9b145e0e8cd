import { teachersToday } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  teacher = await personWith(server, 'teacher');
});

const today = async (who = teacher) =>
  teachersToday.parse((await call(server, who, { url: '/api/teach/today' })).json());

/** A class of which so many students miss many problems: of three, two show one idea. */
async function classWith(name: string, wrong: number) {
  const room = await makeClass(server, teacher, name);
  for (let nth = 0; nth < wrong; nth += 1) {
    const student = await studentNamed(server, `${name} ${nth}`);
    await join(server, student, room.code);
    await answerWrongly(server, student, 8);
  }
  return room;
}

test('the day begins with the idea that most students of one class share, and its lesson', async () => {
  expect(await today()).toMatchObject({ talk: null, week: [], guide: null });
  await classWith('Period 1', 1);
  expect((await today()).talk).toBeNull();
  const most = await classWith('Period 5', 3);
  const { talk, guide } = await today();
  const lesson = firstLesson(server);
  expect(talk).toMatchObject({ class_id: most.id, class_name: 'Period 5', lesson_id: lesson.id });
  expect(talk?.students).toBeGreaterThan(1);
  expect(new Set(talk?.answers).size).toBe(2);
  expect(guide).toEqual({ lesson_id: lesson.id, title: lesson.title, class_name: 'Period 5' });

  const url = `/api/teach/classes/${most.id}/wrong-ideas?lesson_id=${talk?.lesson_id}`;
  const listed = (await call(server, teacher, { url })).json().ideas;
  const same = listed.find((idea: { misconception: string }) => idea.misconception === talk?.misconception);
  expect(same).toMatchObject({ students: talk?.students, text: talk?.text });
  expect(same.talk.answers).toEqual(talk?.answers);
});

test('who can do it alone by now is no reason to talk about it', async () => {
  const room = await classWith('Period 4', 3);
  const { talk } = await today();
  expect(talk).not.toBeNull();
  await server.context.pool.query(
    `UPDATE mastery SET alone = 0.99, alone_answers = 9 WHERE user_id IN
      (SELECT user_id FROM class_students WHERE class_id = $1)`,
    [room.id],
  );
  expect((await today()).talk).toBeNull();
});

test('[CLASSROOM-2] nothing of another teacher’s class is in it', async () => {
  await classWith('Period 2', 3);
  const other = await personWith(server, 'teacher', 'Mr. Other');
  expect(await today(other)).toMatchObject({ talk: null, week: [], guide: null });
});

test('this week has what ends in the next seven days, the next first, and nothing that is over', async () => {
  const room = await classWith('Period 3', 1);
  const task = { kind: 'lesson', lesson_id: firstLesson(server).id };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const given = [
    { due_at: inHours(50) },
    { closes_at: inHours(3) },
    { due_at: inHours(24 * 9) },
    { opens_at: inHours(-9), due_at: inHours(-2) },
    {},
  ];
  for (const times of given) {
    const url = `/api/teach/classes/${room.id}/assignments`;
    const answer = await call(server, teacher, { method: 'POST', url, payload: { task, ...times } });
    expect(answer.statusCode).toBe(201);
  }
  const { week } = await today();
  expect(week.map(({ ends_at }) => ends_at)).toEqual([given[1]?.closes_at, given[0]?.due_at]);
  expect(week[0]).toMatchObject({ class_name: 'Period 3', kind: 'lesson' });
});
