import {
  classGrid,
  classTime,
  studentAttempts,
  studentPage,
  taughtClassDetail,
  taughtClasses,
  wrongIdeas,
} from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../testing/class-of.ts';
import { firstLesson, openLesson, problemsInLesson, solve } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
let ana: TestStudent;
let ben: TestStudent;
let room: { id: number; code: string | null };
let ideas: string[];

beforeAll(async () => {
  server = await createTestServer();
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
  ana = await studentNamed(server, 'Ana');
  ben = await studentNamed(server, 'Ben');
  for (const student of [ana, ben]) await join(server, student, room.code);
  ideas = await answerWrongly(server, ana, 2);
  const lesson = await openLesson(server, ben, firstLesson(server).id);
  for (const { id } of problemsInLesson(lesson)) await solve(server, ben, { id, lessonId: lesson.id });
});
afterAll(() => server.close());

const get = async (path: string) =>
  (await call(server, teacher, { url: `/api/teach/classes/${room.id}${path}` })).json();

test('the grid shows every student by every skill of the unit, with tries', async () => {
  const grid = classGrid.parse(await get('/grid'));
  expect(grid.students.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  const [first, second] = grid.students;
  expect(first?.cells).toHaveLength(grid.skills.length);
  expect(first?.cells.some(({ state, tries }) => state === 'started' && tries > 0)).toBe(true);
  expect(second?.cells.some(({ state }) => state === 'alone')).toBe(true);
  expect(second?.cells.every(({ needs_help }) => needs_help === null)).toBe(true);
});

test('the grid of the whole course has every skill of every unit, and the class says at which lesson it is', async () => {
  const course = server.app.curriculum.index.courses[0];
  const { skillIndex } = server.app.curriculum;
  const all = course?.units.flatMap(({ lessons }) => lessons.flatMap((lesson) => skillIndex.own(lesson)));
  const grid = classGrid.parse(await get('/grid?unit_id=all'));
  expect(grid.unit_id).toBeNull();
  expect(grid.skills.map(({ skill }) => skill)).toEqual(all);
  expect(grid.students[1]?.cells.some(({ state }) => state === 'alone')).toBe(true);
  expect(taughtClassDetail.parse(await get('')).current_lesson_id).toBe(firstLesson(server).id);
});

test('the grid of a unit of another course is not found', async () => {
  const course = server.app.curriculum.index.courses.at(-1);
  const answer = await call(server, teacher, {
    url: `/api/teach/classes/${room.id}/grid?unit_id=${course?.units[0]?.id}`,
  });
  expect(answer.statusCode).toBe(404);
});

test('wrong ideas are named in plain words with real answers, and the talk has one right side', async () => {
  const lesson = firstLesson(server);
  const shown = wrongIdeas.parse(await get(`/wrong-ideas?lesson_id=${lesson.id}`));
  expect(shown.ideas.map(({ misconception }) => misconception).sort()).toEqual([...new Set(ideas)].sort());
  for (const idea of shown.ideas) {
    expect(idea.who).toEqual([{ id: ana.id, name: 'Ana' }]);
    expect(idea.share).toBe(0.5);
    expect(idea.text).toMatch(/^[A-Z]/);
    expect(idea.samples.length).toBeGreaterThan(0);
    expect(idea.talk?.answers[0]).not.toBe(idea.talk?.answers[1]);
    expect(idea.talk?.follow_up.question).not.toBe(idea.problem.question);
  }
});

test('every try is shown as it was given, newest first, and of one skill or lesson where asked', async () => {
  const shown = studentAttempts.parse(await get(`/students/${ana.id}/attempts`));
  expect(shown.total).toBe(ideas.length);
  expect(shown.attempts.every(({ right, idea, answer }) => !right && idea !== null && answer !== '')).toBe(
    true,
  );
  expect((await get(`/students/${ana.id}/attempts?skill=none-such`)).total).toBe(0);
  const of = async (lesson: number | undefined) =>
    (await get(`/students/${ana.id}/attempts?lesson_id=${lesson}`)) as { total?: number; detail?: string };
  const [first, second] = server.app.curriculum.index.courses[0]?.units[0]?.lessons ?? [];
  expect((await of(first?.id)).total).toBe(ideas.length);
  expect((await of(second?.id)).total).toBe(0);
  expect((await of(999_999)).detail).toMatch(/lesson/i);
  expect((await get(`/students/${ana.id}/attempts?page=2`)).attempts).toEqual([]);
});

test('time shows who worked today and on which lesson, and nothing for who did not', async () => {
  const cleo = await studentNamed(server, 'Cleo');
  await join(server, cleo, room.code);
  const shown = classTime.parse(await get('/time'));
  await call(server, cleo, { method: 'DELETE', url: `/api/classes/${room.id}` });
  expect(shown.days).toHaveLength(7);
  const [first, second, third] = shown.students;
  expect([first?.name, second?.name, third?.name]).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(first?.minutes.at(-1)).toBe(1);
  expect(first?.answers).toBe(ideas.length);
  expect(third?.minutes.every((each) => each === 0)).toBe(true);
  expect(shown.lessons).toMatchObject([{ id: firstLesson(server).id, students: 2, minutes: 1 }]);
});

test('the page of a student begins with strengths and shows no chat', async () => {
  const shown = studentPage.parse(await get(`/students/${ben.id}`));
  expect(shown.strengths.length).toBeGreaterThan(0);
  expect(shown.needs).toEqual([]);
  expect(shown.week.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(0);
  expect(shown.units[0]?.lessons[0]?.skills.length).toBeGreaterThan(0);
});

test('[CLASSROOM-5] three misses with one idea on three problems flag the student, with the reason', async () => {
  const student = await studentNamed(server, 'Kofi');
  await join(server, student, room.code);
  await answerWrongly(server, student, 3);
  await server.context.pool.query("UPDATE attempts SET misconception = 'swaps-the-axes' WHERE user_id = $1", [
    student.id,
  ]);
  await server.context.pool.query(
    `UPDATE problem_instances SET skill = (SELECT skill FROM mastery WHERE user_id = $1 LIMIT 1) WHERE user_id = $1`,
    [student.id],
  );
  const { classes } = taughtClasses.parse(
    (await call(server, teacher, { url: '/api/teach/classes' })).json(),
  );
  expect(classes[0]).toMatchObject({ students: 3, on_now: 3 });
  expect(classes[0]?.needs).toMatchObject([
    { name: 'Kofi', why: { kind: 'same-idea', text: 'Swaps the axes', misses: 3 } },
  ]);
  const grid = classGrid.parse(await get('/grid'));
  const cells = grid.students.find(({ name }) => name === 'Kofi')?.cells ?? [];
  expect(cells.filter(({ needs_help }) => needs_help !== null)).toHaveLength(1);
});
