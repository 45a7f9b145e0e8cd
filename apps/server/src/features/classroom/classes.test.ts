import { classroomLimits } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPupils,
  answerWrongly,
  call,
  join,
  makeClass,
  personWith,
  studentNamed,
} from '../../testing/class-of.ts';
import { firstLesson } from '../../testing/lesson-of.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
const clock = createMovableClock();
beforeAll(async () => {
  server = await createTestServer({ clock });
  teacher = await personWith(server, 'teacher');
});
afterAll(() => server.close());

const roomUrl = ({ id }: { id: number }) => `/api/teach/classes/${id}`;
const signIn = (email: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });

describe('a class', () => {
  test('is made with a code that has no signs taken for another', async () => {
    const course_id = server.app.curriculum.index.courses[0]?.id;
    const payload = { name: ' Period 2 ', course_id, semester: 'Fall' };
    const answer = await call(server, teacher, { method: 'POST', url: '/api/teach/classes', payload });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'Period 2', course_id, semester: 'Fall', students: 0 });
    expect(answer.json().code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/);
    const { invite } = (await call(server, teacher, { url: roomUrl(answer.json()) })).json();
    expect(invite.address).toMatch(new RegExp(`/join/${answer.json().code}$`));
    expect(invite.picture).toMatch(/^<svg/);
  });

  test.each([
    [{ name: '', course_id: 1 }, 'Give the class a name.'],
    [{ name: 'x', course_id: 999_999 }, 'There is no such course.'],
    [{ name: 'x', course_id: 1, code: 'AAAAAA' }, 'Unknown key: "code".'],
  ])('with %j is refused in a sentence', async (payload, detail) => {
    const answer = await call(server, teacher, { method: 'POST', url: '/api/teach/classes', payload });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, detail]);
  });

  test('is renamed and deleted; the accounts of its students stay', async () => {
    const room = await makeClass(server, teacher);
    const student = await server.student();
    await join(server, student, room.code);
    const renamed = await call(server, teacher, {
      method: 'PATCH',
      url: roomUrl(room),
      payload: { name: 'Period 5' },
    });
    expect(renamed.json()).toMatchObject({ name: 'Period 5', code: room.code, students: 1 });
    expect((await call(server, teacher, { method: 'DELETE', url: roomUrl(room) })).statusCode).toBe(200);
    expect((await call(server, teacher, { url: roomUrl(room) })).statusCode).toBe(404);
    expect((await call(server, student, { url: '/user/me' })).statusCode).toBe(200);
  });
});

describe('[CLASSROOM-1] a class code', () => {
  test('joins, also typed small and with a hyphen, and twice is once', async () => {
    const room = await makeClass(server, teacher);
    const student = await server.student();
    const typed = `${room.code?.slice(0, 3)}-${room.code?.slice(3)}`.toLowerCase();
    for (const code of [typed, room.code])
      expect((await join(server, student, code)).json()).toEqual({
        id: room.id,
        name: 'Period 2',
        teacher: 'Ms. Okafor',
      });
    expect((await call(server, student, { url: '/api/classes' })).json().classes).toHaveLength(1);
    expect((await call(server, student, { url: '/user/me/role' })).json()).toMatchObject({
      role: 'student',
      classes: 1,
    });
  });

  test('that is closed or renewed joins nobody', async () => {
    const room = await makeClass(server, teacher);
    const student = await server.student();
    const renewed = await call(server, teacher, { method: 'POST', url: `${roomUrl(room)}/code` });
    expect((await join(server, student, room.code)).json().detail).toBe(
      'No class has this code. Check it with your teacher.',
    );
    await call(server, teacher, { method: 'PATCH', url: roomUrl(room), payload: { code_open: false } });
    expect((await join(server, student, renewed.json().code)).statusCode).toBe(404);
    expect((await call(server, teacher, { url: roomUrl(room) })).json()).toMatchObject({
      code: null,
      invite: null,
    });
  });

  test('is guessed ten times in ten minutes, then not for a while', async () => {
    const room = await makeClass(server, teacher);
    const student = await server.student();
    for (let nth = 0; nth < classroomLimits.codeTries; nth += 1)
      expect((await join(server, student, 'AAAAAA')).statusCode).toBe(404);
    const answer = await join(server, student, room.code);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
    clock.advance(601);
    expect((await join(server, student, room.code)).statusCode).toBe(200);
  });

  test('lets in no guest and no teacher', async () => {
    const room = await makeClass(server, teacher);
    expect((await join(server, await server.guest(), room.code)).statusCode).toBe(403);
    expect((await join(server, teacher, room.code)).statusCode).toBe(403);
  });
});

describe('pupils without an address', () => {
  test('[CLASSROOM-16] sign in by the user name and phrase of their own card alone', async () => {
    const room = await makeClass(server, teacher);
    const [ana, ben] = await addPupils(server, teacher, { id: room.id, names: ['Ana Lopez', 'Ben <b>'] });
    expect(ana?.userName).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
    expect(ana?.phrase.split(' ')).toHaveLength(3);
    const answer = await signIn(` ${ana?.userName.toUpperCase()} `, ana?.phrase ?? '');
    expect(answer.json()).toMatchObject({ name: 'Ana Lopez', is_active: true, onboarding_completed: false });
    expect((await signIn(ben?.userName ?? '', ana?.phrase ?? '')).statusCode).toBe(401);
    const { students } = (await call(server, teacher, { url: `${roomUrl(room)}/students` })).json();
    expect(students.map(({ user_name }: { user_name: string }) => user_name)).toEqual([
      ana?.userName,
      ben?.userName,
    ]);
  });

  test('[CLASSROOM-16] are not guessed: two hundred phrases are throttled', async () => {
    const room = await makeClass(server, teacher);
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Cai'] });
    const answers = [];
    for (let nth = 0; nth < 200; nth += 1)
      answers.push((await signIn(pupil?.userName ?? '', `wrong ${nth}`)).statusCode);
    expect(answers.filter((status) => status === 401).length).toBeLessThan(10);
    expect(answers.at(-1)).toBe(429);
  });

  test('need no allowed domain, and nobody registers as one', async () => {
    const school = await createTestServer({ settings: { allowedEmailDomain: 'school.example' } });
    try {
      const own = await personWith(school, 'teacher');
      const room = await makeClass(school, own);
      const [pupil] = await addPupils(school, own, { id: room.id, names: ['Dee'] });
      const payload = { email: pupil?.userName, password: pupil?.phrase };
      expect((await school.app.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
      const squat = { email: 'lively-owl-42@pupil.invalid', password: 'violet-harbor-92' };
      expect(
        (await school.app.inject({ method: 'POST', url: '/auth/register', payload: squat })).statusCode,
      ).toBe(422);
    } finally {
      await school.close();
    }
  });

  test('a new card ends the old one and its sessions, in this class only', async () => {
    const room = await makeClass(server, teacher);
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Eli'] });
    const session = (await signIn(pupil?.userName ?? '', pupil?.phrase ?? '')).json().access_token;
    const { students } = (await call(server, teacher, { url: `${roomUrl(room)}/students` })).json();
    const stranger = await server.student();
    const renewed = await call(server, teacher, {
      method: 'POST',
      url: `${roomUrl(room)}/cards`,
      payload: { student_ids: [students[0].id, stranger.id] },
    });
    expect(renewed.json()).toMatchObject({ count: 1, left_out: [] });
    const me = { url: '/user/me', headers: { authorization: `Bearer ${session}` } };
    expect((await server.app.inject(me)).statusCode).toBe(401);
    expect((await signIn(pupil?.userName ?? '', pupil?.phrase ?? '')).statusCode).toBe(401);
    expect((await call(server, stranger, { url: '/user/me' })).statusCode).toBe(200);
  });
});

describe('a new card', () => {
  const cards = (person: TestStudent, room: { id: number }, payload: object) =>
    call(server, person, { method: 'POST', url: `${roomUrl(room)}/cards`, payload });
  const people = async (person: TestStudent, room: { id: number }) =>
    (await call(server, person, { url: `${roomUrl(room)}/students` })).json().students;

  test('is given by who has put the pupil into the class, not by who teaches one joined with a code', async () => {
    const room = await makeClass(server, teacher);
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Fay'] });
    const stranger = await personWith(server, 'teacher', 'Mr. Other');
    const elsewhere = await makeClass(server, stranger, 'Chess club');
    const token = (await signIn(pupil?.userName ?? '', pupil?.phrase ?? '')).json().access_token;
    await join(server, { headers: { authorization: `Bearer ${token}` } }, elsewhere.code);
    const [seen] = await people(stranger, elsewhere);
    expect(seen.card).toBe('none');
    const payload = { student_ids: [seen.id], replace_own_passwords: true };
    expect((await cards(stranger, elsewhere, payload)).statusCode).toBe(422);
    expect((await signIn(pupil?.userName ?? '', pupil?.phrase ?? '')).statusCode).toBe(200);
  });

  test('replaces a password that the pupil has chosen only when that was asked for', async () => {
    const room = await makeClass(server, teacher);
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Gus', 'Hal'] });
    const token = (await signIn(pupil?.userName ?? '', pupil?.phrase ?? '')).json().access_token;
    await call(
      server,
      { headers: { authorization: `Bearer ${token}` } },
      {
        method: 'POST',
        url: '/auth/change-password',
        payload: { password: pupil?.phrase, new_password: 'seven green bikes' },
      },
    );
    const all = await people(teacher, room);
    expect(all.map(({ card }: { card: string }) => card)).toEqual(['own-password', 'on-card']);
    const student_ids = all.map(({ id }: { id: number }) => id);
    expect((await cards(teacher, room, { student_ids })).json()).toMatchObject({
      count: 1,
      left_out: ['Gus'],
    });
    expect((await signIn(pupil?.userName ?? '', 'seven green bikes')).statusCode).toBe(200);
    await cards(teacher, room, { student_ids: [student_ids[0]], replace_own_passwords: true });
    expect((await signIn(pupil?.userName ?? '', 'seven green bikes')).statusCode).toBe(401);
  });
});

describe('[CLASSROOM-20] the page of cards', () => {
  test('needs no script, escapes names, and opens for its maker alone, for ten minutes', async () => {
    const room = await makeClass(server, teacher);
    const payload = { names: ['<script>alert(1)</script>'], apply: true };
    const url = `${roomUrl(room)}/students`;
    const { address } = (await call(server, teacher, { method: 'POST', url, payload })).json().cards;
    const page = await call(server, teacher, { url: address });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script/i);
    expect(page.body).toContain('&lt;script&gt;');
    const other = await personWith(server, 'teacher', 'Mr. Other');
    expect((await call(server, other, { url: address })).statusCode).toBe(404);
    const { rows } = await server.context.pool.query('SELECT sealed FROM card_sheets');
    expect(rows.some(({ sealed }) => String(sealed).includes('alert'))).toBe(false);
    clock.advance(601);
    expect((await call(server, teacher, { url: address })).json().detail).toMatch(/^These cards are over/);
  });
});

describe('[CLASSROOM-4] a student who is taken out', () => {
  test('is gone from every view at once; whoever leaves, too', async () => {
    const room = await makeClass(server, teacher);
    const [ana, ben] = [await studentNamed(server, 'Ana'), await studentNamed(server, 'Ben')];
    for (const student of [ana, ben]) await join(server, student, room.code);
    const one = (student: TestStudent) => `${roomUrl(room)}/students/${student.id}`;
    expect((await call(server, teacher, { url: one(ana) })).statusCode).toBe(200);
    await call(server, teacher, { method: 'DELETE', url: one(ana) });
    await call(server, ben, { method: 'DELETE', url: `/api/classes/${room.id}` });
    for (const student of [ana, ben]) {
      expect((await call(server, teacher, { url: one(student) })).statusCode).toBe(404);
      expect((await call(server, teacher, { url: `${one(student)}/attempts` })).statusCode).toBe(404);
      expect((await call(server, student, { url: '/api/classes' })).json().classes).toEqual([]);
    }
    const grid = await call(server, teacher, { url: `${roomUrl(room)}/grid` });
    expect(grid.json().students).toEqual([]);
  });

  test('[CLASSROOM-15] an erased student is gone from the class as well', async () => {
    const room = await makeClass(server, teacher);
    const student = await studentNamed(server, 'Quentin');
    await join(server, student, room.code);
    await answerWrongly(server, student);
    await call(server, teacher, { url: `${roomUrl(room)}/students/${student.id}` });
    await server.context.pool.query('DELETE FROM users WHERE id = $1', [student.id]);
    const pages = ['', '/students', '/grid', `/wrong-ideas?lesson_id=${firstLesson(server).id}`];
    for (const page of pages)
      expect((await call(server, teacher, { url: roomUrl(room) + page })).body).not.toContain('Quentin');
    const { rows } = await server.context.pool.query('SELECT details FROM audit_log');
    expect(JSON.stringify(rows)).not.toContain('Quentin');
  });
});

test('[CLASSROOM-17] every look of a teacher is noted, and the student sees who looked', async () => {
  const room = await makeClass(server, teacher, 'Period 7');
  const [ana, ben] = [await studentNamed(server, 'Ana'), await studentNamed(server, 'Ben')];
  for (const student of [ana, ben]) await join(server, student, room.code);
  const reads = async () =>
    Number(
      (await server.context.pool.query("SELECT count(*) FROM audit_log WHERE kind = 'record-read'")).rows[0]
        .count,
    );
  const lesson = firstLesson(server);
  const pages = [
    '/students',
    '/grid',
    `/wrong-ideas?lesson_id=${lesson.id}`,
    `/students/${ana.id}`,
    `/students/${ana.id}/attempts`,
  ];
  for (const page of pages) {
    const before = await reads();
    expect((await call(server, teacher, { url: roomUrl(room) + page })).statusCode).toBe(200);
    expect([page, await reads()]).toEqual([page, before + 1]);
  }
  const looked = async (student: TestStudent) =>
    (await call(server, student, { url: '/user/me/who-looked' })).json().reads;
  // One line an hour for each kind of look; a test that runs over the full hour has two.
  const kinds = async (student: TestStudent) =>
    [...new Set((await looked(student)).map(({ what }: { what: string }) => what))].sort();
  expect(await kinds(ana)).toEqual(['class', 'student']);
  expect(await kinds(ben)).toEqual(['class']);
  expect((await looked(ana)).length).toBeLessThan(pages.length);
  expect((await looked(ben))[0]).toMatchObject({ who: 'Ms. Okafor', class_name: 'Period 7' });
  const stranger = await server.student();
  expect(await looked(stranger)).toEqual([]);
});
