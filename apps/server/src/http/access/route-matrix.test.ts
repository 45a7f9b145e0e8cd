import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../testing/class-of.ts';
import { guardianBy, ownCode } from '../../testing/family-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';
import { isApiPath } from '../api-paths.ts';
import { type Access, routeAccess } from './route-access.ts';

/** Stands in the name of the student whose class is looked at, and nowhere else. */
const marker = 'Zebulon';

/** What the office does to a person would end who asks next. */
const nobodysId = '999999';

type Actor = { headers: { authorization: string } | Record<string, never> };

let server: TestServer;
let actors: Record<string, Actor>;
let ids: Record<string, string>;
let student: TestStudent;

beforeAll(async () => {
  server = await createTestServer();
  const teacher = await personWith(server, 'teacher');
  student = await studentNamed(server, `${marker} Marker`);
  const room = await makeClass(server, teacher);
  await join(server, student, room.code);
  await answerWrongly(server, student, 3);
  const other = await personWith(server, 'teacher', 'Mr. Other');
  await makeClass(server, other, 'Period 9');
  const lesson = server.app.curriculum.index.lesson.values().next().value;
  ids = {
    ':id': String(room.id),
    ':studentId': String(student.id),
    ':lessonId': String(lesson?.id),
    ':unitId': String(lesson?.unitId),
    ':key': 'A'.repeat(43),
    ':event': 'x',
  };
  const task = { kind: 'exit-ticket', lesson_id: lesson?.id, count: 3 };
  const inClass = `/api/teach/classes/${room.id}`;
  const give = { method: 'POST', url: `${inClass}/assignments`, payload: { task } } as const;
  const print = { method: 'POST', url: `${inClass}/papers`, payload: { task, versions: 1 } } as const;
  ids[':aid'] = (await call(server, teacher, give)).json().id;
  ids[':code'] = (await call(server, teacher, print)).json().code;
  const classmate = await studentNamed(server, 'Ben');
  await join(server, classmate, room.code);
  actors = {
    nobody: { headers: {} },
    guest: await server.guest(),
    student: classmate,
    'other teacher': other,
    teacher,
    guardian: await guardianBy(server, await ownCode(server, student), 'Pa'),
    'other guardian': await guardianBy(server, await ownCode(server, classmate), 'Ma'),
    admin: await personWith(server, 'admin', 'Head'),
  };
});

afterAll(() => server.close());

/** What would end the actor's session or the class is asked last, by nobody else. */
const ending = new Set(['POST /auth/logout', 'POST /auth/logout-all', 'DELETE /api/teach/classes/:id']);

const routes = () =>
  server.routes
    .filter(({ method, url }) => method !== 'HEAD' && isApiPath(url) && !url.startsWith('/docs'))
    .map(({ method, url }) => `${method} ${url}`);

/** Answers that go on until somebody leaves. */
const lines = new Set(['GET /api/teach/classes/:id/now', 'GET /api/classes/now']);

async function ask(line: string, actor: Actor) {
  const [method = '', pattern = ''] = line.split(' ');
  const path = pattern.replace(/:\w+/g, (name) => {
    if (pattern.startsWith('/api/school/')) return nobodysId;
    return name === ':id' && pattern.startsWith('/api/family/') ? String(student.id) : (ids[name] ?? '1');
  });
  const query = path.endsWith('/wrong-ideas') ? `?lesson_id=${ids[':lessonId']}` : '';
  const call = {
    method: method as 'GET',
    url: path + query,
    headers: actor.headers,
    ...(['POST', 'PATCH'].includes(method) && { payload: {} }),
  };
  if (!lines.has(line)) return server.app.inject(call);
  const { statusCode, stream } = await inBegun(call);
  const [begun] = (await once(stream(), 'data')) as [Buffer];
  stream().destroy();
  return { statusCode, body: begun.toString() };
}

/** What a teacher reads that tells of no student. */
const withoutStudents = new Set([
  'GET /api/teach/classes/:id',
  'GET /api/teach/papers/:code',
  'GET /api/teach/lessons/:lessonId/guide',
]);

async function countReads(): Promise<number> {
  const { rows } = await server.context.pool.query(
    "SELECT count(*)::int AS n FROM audit_log WHERE kind = 'record-read'",
  );
  return rows[0].n;
}

const inBegun = (call: object) => server.app.inject({ ...call, payloadAsStream: true });

const allowed: Record<Access, readonly string[]> = {
  everybody: [
    'nobody',
    'guest',
    'student',
    'other teacher',
    'teacher',
    'guardian',
    'other guardian',
    'admin',
  ],
  own: ['guest', 'student', 'other teacher', 'teacher', 'guardian', 'other guardian', 'admin'],
  linked: ['teacher', 'other teacher', 'guardian', 'other guardian', 'admin'],
  taught: ['teacher', 'other teacher'],
  school: ['admin'],
};

test('every route has a line, and every line a route', () => {
  expect(routes().sort()).toEqual(Object.keys(routeAccess).sort());
});

describe('[CLASSROOM-2] [CLASSROOM-3] all routes, asked for one student and her class', () => {
  test.each(allowed.everybody.filter((name) => name !== 'teacher' && name !== 'guardian'))(
    'by %s, answer as their line says and nothing of the student',
    async (name) => {
      for (const line of routes().filter((one) => !ending.has(one))) {
        const access = routeAccess[line] ?? 'own';
        const answer = await ask(line, actors[name] ?? { headers: {} });
        const said = [line, answer.statusCode];
        // The office knows everyone's name; that it sees no work is tested beside it.
        if (access !== 'school' || name !== 'admin') expect(answer.body, line).not.toContain(marker);
        expect(answer.statusCode, line).not.toBe(500);
        if (name === 'nobody' && access !== 'everybody') expect(said).toEqual([line, 401]);
        else if (!allowed[access].includes(name)) expect(said).toEqual([line, 404]);
        else if (name === 'other teacher' && /classes\/:id|cards|papers/.test(line) && access === 'taught')
          expect([404, 422]).toContain(answer.statusCode);
      }
    },
  );

  test('by another teacher with a body that is right, are not found either', async () => {
    const other = actors['other teacher'] as TestStudent;
    const room = `/api/teach/classes/${ids[':id']}`;
    const calls = [
      { method: 'PATCH', url: room, payload: { name: 'Mine' } },
      { method: 'DELETE', url: room },
      { method: 'POST', url: `${room}/students`, payload: { names: ['Eve'], apply: true } },
      { method: 'POST', url: `${room}/cards`, payload: { student_ids: [student.id] } },
      { method: 'DELETE', url: `${room}/students/${student.id}` },
    ] as const;
    for (const one of calls)
      expect([one.url, (await call(server, other, one)).statusCode]).toEqual([one.url, 404]);
  });

  test('by her own guardian, tell her week and nothing else of her', async () => {
    const guardian = actors.guardian as TestStudent;
    const ofChildren = routes().filter((one) => one.includes('/api/family/children'));
    for (const line of routes().filter((one) => !ending.has(one) && !ofChildren.includes(one))) {
      const answer = await ask(line, guardian);
      expect(answer.body, line).not.toContain(marker);
      if (!allowed[routeAccess[line] ?? 'own'].includes('guardian'))
        expect([line, answer.statusCode]).toEqual([line, 404]);
    }
    for (const line of ofChildren.filter((one) => one.startsWith('GET'))) {
      const before = await countReads();
      const answer = await ask(line, guardian);
      expect([line, answer.statusCode, answer.body.includes(marker)]).toEqual([line, 200, true]);
      if (line.includes(':id')) expect([line, await countReads()]).toEqual([line, before + 1]);
    }
  });

  test('[CLASSROOM-17] by her own teacher, are answered, and noted where they show her', async () => {
    const teacher = actors.teacher as TestStudent;
    for (const line of routes().filter((one) => routeAccess[one] === 'taught' && one.startsWith('GET'))) {
      if (line.includes('cards')) continue;
      const before = await countReads();
      const { statusCode, body } = await ask(line, teacher);
      expect([line, statusCode]).toEqual([line, 200]);
      const noted = (await countReads()) - before;
      if (withoutStudents.has(line)) expect([line, body.includes(marker), noted]).toEqual([line, false, 0]);
      else expect([line, noted]).toEqual([line, 1]);
    }
  });
});
