import {
  assignmentDetail,
  classGrid,
  givenAssignments,
  taughtClasses,
  teachersToday,
  wrongIdeas,
} from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswerLogs } from '../../../operator/read-answer-logs.ts';
import { call, join, personWith } from '../../../testing/class-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  teacher = await personWith(server, 'teacher');
});
afterAll(() => server.close());

const make = () => call(server, teacher, { method: 'POST', url: '/api/teach/demo-class' });
const count = async (table: string) =>
  Number((await server.context.pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

async function looksAtAssignments(url: string): Promise<void> {
  const read = async (at: string) => (await call(server, teacher, { url: at })).json();
  const { assignments } = givenAssignments.parse(await read(`${url}/assignments`));
  expect(assignments.map(({ task, students }) => [task.kind, students])).toEqual([
    ['exit-ticket', 24],
    ['lesson', 24],
  ]);
  const [ticket, lesson] = assignments;
  expect(new Date(ticket?.closes_at ?? 0).getTime()).toBeLessThan(Date.now());
  expect(new Date(lesson?.due_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect(ticket?.done).toBe(22);
  expect(lesson?.done).toBeGreaterThan(2);
  expect(lesson?.done).toBeLessThan(20);
  const { work, answers } = assignmentDetail.parse(await read(`${url}/assignments/${ticket?.id}`));
  expect(work.filter(({ state }) => state === 'not-yet')).toHaveLength(2);
  expect(work.every(({ state, answered, all }) => state === 'not-yet' || answered === all)).toBe(true);
  expect(answers.some(({ verdict, idea }) => verdict === 'wrong' && idea !== null)).toBe(true);
}

async function looksAtToday(classId: number): Promise<void> {
  const answer = await call(server, teacher, { url: '/api/teach/today' });
  const { talk, week, guide } = teachersToday.parse(answer.json());
  expect(talk).toMatchObject({ class_id: classId, class_name: 'Demo class' });
  expect(talk?.students).toBeGreaterThan(1);
  expect(week.map(({ kind }) => kind)).toEqual(['lesson']);
  expect(guide?.class_name).toBe('Demo class');
}

test('the demo class has 24 made-up students at work, three of them on one wrong idea, and goes without a trace', async () => {
  const left = async () => {
    const tables = ['users', 'attempts', 'problem_instances', 'assignments', 'check_sittings', 'progress'];
    return Promise.all(tables.map(count));
  };
  const before = await left();
  const made = (await make()).json();
  expect(made).toMatchObject({ is_demo: true, students: 24, code: null });
  expect((await make()).statusCode).toBe(409);

  const { classes } = taughtClasses.parse(
    (await call(server, teacher, { url: '/api/teach/classes' })).json(),
  );
  const together = classes[0]?.needs.filter(({ why }) => why.kind === 'same-idea') ?? [];
  expect(together.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Kofi Mensah', 'Camila Reyes', 'Thi Mai Tran']),
  );
  expect(new Set(together.map(({ id }) => id)).size).toBeLessThan(8);
  expect(new Set(classes[0]?.needs.map(({ id }) => id)).size).toBeLessThan(9);

  const url = `/api/teach/classes/${made.id}`;
  const grid = classGrid.parse((await call(server, teacher, { url: `${url}/grid` })).json());
  const states = new Set(grid.students.flatMap(({ cells }) => cells.map(({ state }) => state)));
  expect([...states].sort()).toEqual(['alone', 'new', 'started', 'with-help']);
  const lesson = grid.skills.find(({ skill }) => skill === together[0]?.skill)?.lesson_id;
  const shown = wrongIdeas.parse(
    (await call(server, teacher, { url: `${url}/wrong-ideas?lesson_id=${lesson}` })).json(),
  );
  expect(shown.ideas[0]?.talk).not.toBeNull();

  await looksAtAssignments(url);
  await looksAtToday(made.id);

  expect(await readAnswerLogs(server.context.pool)).toEqual([]);
  await call(server, teacher, { method: 'DELETE', url });
  expect(await left()).toEqual(before);
});

test('a real student who is in a demo class keeps the account when it goes', async () => {
  const made = (await make()).json();
  const url = `/api/teach/classes/${made.id}`;
  const { code } = (await call(server, teacher, { method: 'POST', url: `${url}/code` })).json();
  const student = await server.student();
  await join(server, student, code);
  await call(server, teacher, { method: 'DELETE', url });
  expect((await call(server, student, { url: '/user/me' })).statusCode).toBe(200);
});
