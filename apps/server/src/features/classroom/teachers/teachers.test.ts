import { classPeople, taughtClasses, whoLooked } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
let colleague: TestStudent;
let room: { id: number; code: string | null };
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  teacher = await personWith(server, 'teacher');
  colleague = await personWith(server, 'teacher', 'Mr. Reyes');
  room = await makeClass(server, teacher);
});

const url = (rest = '') => `/api/teach/classes/${room.id}${rest}`;
const emailOf = async ({ id }: TestStudent): Promise<string> =>
  (await server.context.pool.query('SELECT email FROM users WHERE id = $1', [id])).rows[0].email;
const add = (email: string, by = teacher) =>
  call(server, by, { method: 'POST', url: url('/teachers'), payload: { email } });
const takeOut = (who: TestStudent, by = teacher) =>
  call(server, by, { method: 'DELETE', url: url(`/teachers/${who.id}`) });
const teachersFor = async (who: TestStudent) =>
  classPeople.parse((await call(server, who, { url: url('/students') })).json()).teachers;

test('a colleague is added by address, in capitals too, and sees and does what the teacher does', async () => {
  const ana = await studentNamed(server, 'Ana');
  await join(server, ana, room.code);
  await answerWrongly(server, ana, 1);
  expect((await call(server, colleague, { url: url('/grid') })).statusCode).toBe(404);
  const email = await emailOf(colleague);
  const answer = await add(` ${email.toUpperCase()} `);
  expect(answer.json().teachers).toEqual([
    { id: teacher.id, name: 'Ms. Okafor', is_you: true, may_take_out: true },
    { id: colleague.id, name: 'Mr. Reyes', is_you: false, may_take_out: true },
  ]);
  expect((await add(email)).json().detail).toBe('Mr. Reyes teaches this class already.');
  for (const at of ['', '/grid', '/students', `/students/${ana.id}`, '/time', '/assignments'])
    expect([at, (await call(server, colleague, { url: url(at) })).statusCode]).toEqual([at, 200]);
  const pause = { method: 'POST', url: url('/pause'), payload: { on: true } } as const;
  expect((await call(server, colleague, pause)).statusCode).toBe(200);
  const listed = taughtClasses.parse((await call(server, colleague, { url: '/api/teach/classes' })).json());
  expect(listed.classes.map(({ id }) => id)).toContain(room.id);
  const looked = whoLooked.parse((await call(server, ana, { url: '/user/me/who-looked' })).json());
  expect(looked.reads.map(({ who }) => who)).toContain('Mr. Reyes');
  const joined = (await call(server, ana, { url: '/api/classes' })).json().classes;
  expect(joined[0].teacher).toBe('Ms. Okafor, Mr. Reyes');
});

test('who looks at a class again and again within an hour is one line to its students, and hides no other adult', async () => {
  const ana = await studentNamed(server, 'Ana');
  await join(server, ana, room.code);
  await add(await emailOf(colleague));
  await server.context.pool.query(
    `INSERT INTO audit_log (kind, user_id, at, details)
     SELECT 'record-read', $1, now() + nth * interval '1 millisecond', json_build_object('class', $2::int)
     FROM generate_series(1, 300) AS nth`,
    [teacher.id, room.id],
  );
  await call(server, colleague, { url: url('/grid') });
  const { reads } = whoLooked.parse((await call(server, ana, { url: '/user/me/who-looked' })).json());
  expect(reads.length).toBeLessThan(5);
  expect(reads.map(({ who }) => who)).toEqual(expect.arrayContaining(['Ms. Okafor', 'Mr. Reyes']));
});

test('nobody but an open teacher’s account of the school is added, with one sentence for all others', async () => {
  const student = await studentNamed(server, 'Eve');
  const locked = await personWith(server, 'teacher', 'Mr. Gone');
  await server.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [locked.id]);
  const admin = await personWith(server, 'admin', 'Head');
  const addresses = [
    'nobody@northside.example',
    ...(await Promise.all([student, locked, admin].map(emailOf))),
  ];
  for (const email of addresses) {
    const { statusCode, json } = await add(email);
    expect([statusCode, json().detail]).toEqual([404, expect.stringContaining('No teacher of your school')]);
  }
  expect(await teachersFor(teacher)).toHaveLength(1);
  expect((await add(await emailOf(colleague), colleague)).statusCode).toBe(404);
  const demo = (await call(server, teacher, { method: 'POST', url: '/api/teach/demo-class' })).json();
  const payload = { email: await emailOf(colleague) };
  const inDemo = { method: 'POST', url: `/api/teach/classes/${demo.id}/teachers`, payload } as const;
  expect((await call(server, teacher, inDemo)).statusCode).toBe(409);
});

test('[CLASSROOM-4] taking out a colleague, or leaving, ends the view in every route', async () => {
  await add(await emailOf(colleague));
  expect((await takeOut(teacher, colleague)).statusCode).toBe(403);
  expect((await call(server, colleague, { method: 'DELETE', url: url() })).statusCode).toBe(403);
  expect((await takeOut(colleague)).statusCode).toBe(200);
  for (const at of ['', '/grid', '/students', '/now', '/time', '/assignments'])
    expect([at, (await call(server, colleague, { url: url(at) })).statusCode]).toEqual([at, 404]);
  expect((await takeOut(colleague)).statusCode).toBe(404);

  expect((await takeOut(teacher)).json().detail).toContain('Somebody has to teach this class');
  await add(await emailOf(colleague));
  expect((await takeOut(teacher)).statusCode).toBe(200);
  expect((await call(server, teacher, { url: url() })).statusCode).toBe(404);
  expect(await teachersFor(colleague)).toEqual([
    { id: colleague.id, name: 'Mr. Reyes', is_you: true, may_take_out: false },
  ]);
});

test('of two teachers who leave at the same moment one stays', async () => {
  await add(await emailOf(colleague));
  const answers = await Promise.all([takeOut(teacher), takeOut(colleague, colleague)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('[CLASSROOM-17] both acts are in the log of the school, with who, whom and which class', async () => {
  await add(await emailOf(colleague));
  await takeOut(colleague);
  const admin = await personWith(server, 'admin', 'Head');
  const texts = async (kind: string) =>
    (await call(server, admin, { url: `/api/school/audit?kind=${kind}` }))
      .json()
      .events.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`);
  expect(await texts('class-teacher-added')).toContain('Ms. Okafor let Mr. Reyes teach Period 2 too');
  expect(await texts('class-teacher-removed')).toContain('Ms. Okafor ended that Mr. Reyes teaches Period 2');
});
