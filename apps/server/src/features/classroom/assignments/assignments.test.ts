import {
  askedAssignments,
  assignmentDetail,
  checkView,
  givenAssignments,
  taughtClasses,
} from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const clock = createMovableClock();
let server: TestServer;
let teacher: TestStudent;
let other: TestStudent;
let ana: TestStudent;
let ben: TestStudent;
let room: { id: number; code: string | null };

beforeAll(async () => {
  server = await createTestServer({ clock });
  other = await personWith(server, 'teacher', 'Mr. Other');
});
afterAll(() => server.close());
beforeEach(async () => {
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
  [ana, ben] = [await studentNamed(server, 'Ana'), await studentNamed(server, 'Ben')];
  for (const student of [ana, ben]) await join(server, student, room.code);
});

const minutes = (n: number) => new Date(clock.now().getTime() + n * 60_000).toISOString();
const url = (rest = '') => `/api/teach/classes/${room.id}/assignments${rest}`;
const ticket = () => ({ kind: 'exit-ticket', lesson_id: firstLesson(server).id, count: 4 });

async function give(body: object) {
  const answer = await call(server, teacher, { method: 'POST', url: url(), payload: body });
  expect([answer.statusCode, answer.json().detail]).toEqual([201, undefined]);
  return assignmentDetail.parse(answer.json());
}
const askedOf = async (student: TestStudent) =>
  askedAssignments.parse((await call(server, student, { url: '/api/assignments' })).json()).assignments;
const start = (student: TestStudent, assignment_id: string) =>
  call(server, student, { method: 'POST', url: '/api/checks', payload: { assignment_id } });
const handIn = (student: TestStudent, id: string, answers: object[] = []) =>
  call(server, student, { method: 'POST', url: `/api/checks/${id}/hand-in`, payload: { answers } });
const detail = async (id: string) =>
  assignmentDetail.parse((await call(server, teacher, { url: url(`/${id}`) })).json());

async function problemsIn(id: string): Promise<RenderedProblem[]> {
  const { rows } = await server.context.pool.query('SELECT rendered FROM check_sittings WHERE id = $1', [id]);
  return rows[0].rendered;
}

function wrongAnswer(problem: RenderedProblem, place: number) {
  const wrong = problem.choices.find(({ correct }) => !correct);
  const typed = problem.input !== null;
  return {
    place,
    answer_id: typed ? null : wrong?.id,
    answer: typed ? '987654.5' : null,
    flagged: false,
    typed_at: clock.now().toISOString(),
  };
}

test('every kind is given, named and asked of the students of the class', async () => {
  const lesson_id = firstLesson(server).id;
  const skill = server.app.curriculum.skillIndex.own(firstLesson(server))[0];
  const tasks = [
    { kind: 'lesson', lesson_id },
    { kind: 'practice', skill, count: 5 },
    ticket(),
    { kind: 'unit-check', unit_id: firstLesson(server).unitId },
    { kind: 'race', topic: 'Fractions' },
    { kind: 'mission', lesson_id },
  ];
  for (const task of tasks) expect((await give({ task })).students).toBe(2);
  const asked = await askedOf(ana);
  expect(asked.map(({ kind }) => kind).sort()).toEqual(tasks.map(({ kind }) => kind).sort());
  expect(asked.every(({ state, teacher: by }) => state === 'to-do' && by === 'Ms. Okafor')).toBe(true);
  const listed = givenAssignments.parse((await call(server, teacher, { url: url() })).json());
  expect(listed.assignments).toHaveLength(tasks.length);
});

test('the card of a class says what is due next, what has just closed, and how many have done it', async () => {
  const later = await give({ task: ticket(), due_at: minutes(120) });
  const sooner = await give({ task: ticket(), closes_at: minutes(60) });
  const open = await give({ task: { kind: 'lesson', lesson_id: firstLesson(server).id } });
  await give({ task: ticket(), opens_at: minutes(30), due_at: minutes(40) });
  const sitting = await start(ana, sooner.id);
  await handIn(ana, sitting.json().id);
  const due = async () => {
    const { classes } = taughtClasses.parse(
      (await call(server, teacher, { url: '/api/teach/classes' })).json(),
    );
    return classes[0]?.due.map(({ id, done, students }) => ({ id, done, students }));
  };
  expect(await due()).toEqual([
    { id: sooner.id, done: 1, students: 2 },
    { id: later.id, done: 0, students: 2 },
    { id: open.id, done: 0, students: 2 },
  ]);
  clock.advance(26 * 3600);
  expect((await due())?.map(({ id }) => id)).not.toContain(sooner.id);
});

describe('[CLASSROOM-2] [CLASSROOM-3] an assignment', () => {
  test('of somebody else, of another class or of a guessed id is not found', async () => {
    const { id } = await give({ task: ticket() });
    const stranger = await studentNamed(server, 'Eve');
    expect(await askedOf(stranger)).toEqual([]);
    expect((await start(stranger, id)).statusCode).toBe(404);
    const room2 = await makeClass(server, other, 'Period 9');
    for (const at of [url(`/${id}`), `/api/teach/classes/${room2.id}/assignments/${id}`])
      expect((await call(server, other, { url: at })).statusCode).toBe(404);
    expect((await call(server, teacher, { url: url('/1') })).statusCode).toBe(404);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('for one student is asked of nobody else, and of nobody who has left', async () => {
    const { id, students } = await give({ task: ticket(), student_ids: [ana.id] });
    expect(students).toBe(1);
    expect(await askedOf(ben)).toEqual([]);
    expect((await start(ben, id)).statusCode).toBe(404);
    await call(server, teacher, {
      method: 'DELETE',
      url: `/api/teach/classes/${room.id}/students/${ana.id}`,
    });
    expect(await askedOf(ana)).toEqual([]);
    expect((await detail(id)).work).toEqual([]);
  });
});

test('the same numbers for all, or own ones, and never those of somebody’s practice', async () => {
  const same = await give({ task: ticket() });
  const own = await give({ task: ticket(), numbers: 'own' });
  const questions = async (student: TestStudent, id: string) =>
    checkView.parse((await start(student, id)).json()).problems.map(({ question }) => question);
  expect(await questions(ana, same.id)).toEqual(await questions(ben, same.id));
  expect(await questions(ana, own.id)).not.toEqual(await questions(ben, own.id));
});

test('verdicts wait until it is over for everybody, then an open one is handed in by itself', async () => {
  const { id } = await give({ task: ticket(), closes_at: minutes(10) });
  const sitting = checkView.parse((await start(ana, id)).json());
  const bens = checkView.parse((await start(ben, id)).json());
  const problems = await problemsIn(bens.id);
  const payload = { answers: problems.map(wrongAnswer) };
  await call(server, ben, { method: 'PATCH', url: `/api/checks/${bens.id}/answers`, payload });
  const handed = checkView.parse((await handIn(ana, sitting.id)).json());
  expect(handed).toMatchObject({ state: 'handed-in', review: null });
  expect((await detail(id)).work.map(({ state }) => state)).toEqual(['done', 'started']);
  clock.advance(13 * 60);
  const over = checkView.parse((await call(server, ben, { url: `/api/checks/${bens.id}` })).json());
  expect(over.state).toBe('reviewed');
  expect(over.review?.map(({ verdict }) => verdict)).toEqual(problems.map(() => 'wrong'));
  const late = await call(server, ben, { method: 'PATCH', url: `/api/checks/${bens.id}/answers`, payload });
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('over')]);
});

test('what is late is marked or not taken, and opened again for one student with new numbers', async () => {
  const taken = await give({ task: ticket(), due_at: minutes(5), closes_at: minutes(60) });
  const strict = await give({ task: ticket(), due_at: minutes(5), takes_late: false });
  const first = checkView.parse((await start(ben, strict.id)).json());
  await handIn(ben, first.id);
  clock.advance(10 * 60);
  const late = checkView.parse((await start(ana, taken.id)).json());
  await handIn(ana, late.id);
  expect((await detail(taken.id)).work[0]).toMatchObject({ name: 'Ana', state: 'done', late: true });
  expect((await start(ana, strict.id)).statusCode).toBe(409);
  for (const one of [ana, ben]) {
    const payload = { student_id: one.id, until: minutes(30) };
    await call(server, teacher, { method: 'POST', url: url(`/${strict.id}/reopen`), payload });
  }
  const again = checkView.parse((await start(ben, strict.id)).json());
  expect(again).toMatchObject({ state: 'open' });
  expect(again.problems).not.toEqual(first.problems);
  expect(checkView.parse((await start(ana, strict.id)).json()).problems).not.toEqual(first.problems);
});

test('a teacher accepts an answer with a note, and all equal ones with it', async () => {
  const { id } = await give({ task: ticket() });
  for (const student of [ana, ben]) {
    const sitting = checkView.parse((await start(student, id)).json());
    await handIn(student, sitting.id, (await problemsIn(sitting.id)).map(wrongAnswer));
  }
  const { answers } = await detail(id);
  const [first] = answers;
  expect(first).toMatchObject({ students: 2, verdict: 'wrong', accepted: null });
  const payload = {
    sitting_id: first?.sitting_id,
    place: first?.place,
    note: 'The picture reads both ways.',
  };
  const accept = () => call(server, teacher, { method: 'POST', url: url(`/${id}/accept`), payload });
  expect((await accept()).json()).toEqual({ accepted: 2 });
  await accept();
  const attempts = await server.context.pool.query(
    'SELECT 1 FROM attempts WHERE is_correct AND user_id = any($1)',
    [[ana.id, ben.id]],
  );
  expect(attempts.rowCount).toBe(2);
  expect((await detail(id)).work.map(({ right }) => right)).toEqual([1, 1]);
  const [asked] = await askedOf(ben);
  const seen = checkView.parse((await call(server, ben, { url: `/api/checks/${asked?.sitting_id}` })).json());
  expect(seen.review?.[first?.place ?? 0]?.accepted).toBe('The picture reads both ways.');
});

test('of two teachers who change one assignment the later hears of it, and nothing is lost', async () => {
  const { id, revision } = await give({ task: ticket(), closes_at: minutes(60) });
  const change = (payload: object) => call(server, teacher, { method: 'PATCH', url: url(`/${id}`), payload });
  expect((await change({ revision, closes_at: minutes(90) })).statusCode).toBe(200);
  const second = await change({ revision, closes_at: minutes(30) });
  expect([second.statusCode, second.json().detail]).toEqual([409, expect.stringContaining('meanwhile')]);
  expect((await detail(id)).closes_at).toBe(minutes(90));
});

test.each([
  [{ task: { kind: 'lesson', lesson_id: 2_000_000_000 } }, 404],
  [{ task: { kind: 'practice', skill: 'none-such', count: 5 } }, 404],
  [{ task: { kind: 'practice', skill: 'none-such', count: 500 } }, 422],
  [{ task: { kind: 'race', topic: '  ' } }, 422],
  [
    { task: { kind: 'race', topic: 'x' }, opens_at: '2030-01-02T00:00:00Z', due_at: '2030-01-01T00:00:00Z' },
    422,
  ],
  [{ task: { kind: 'race', topic: 'x' }, student_ids: [1_999_999_999] }, 422],
])('%j is refused with a sentence', async (payload, status) => {
  const answer = await call(server, teacher, { method: 'POST', url: url(), payload });
  expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringMatching(/\.$/)]);
});
