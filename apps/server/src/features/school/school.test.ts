import { schoolAudit, schoolOverview, schoolPeople } from '@playforward/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteSafetyCard } from '../../safety/note-safety-card.ts';
import {
  addPupils,
  answerWrongly,
  call,
  join,
  makeClass,
  personWith,
  studentNamed,
} from '../../testing/class-of.ts';
import { fetchWeek, guardianBy, ownCode } from '../../testing/family-of.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';
import { nameOfKind } from './log/say-event.ts';

const clock = createMovableClock(new Date('2026-11-25T18:00:00Z'));
let server: TestServer;
let admin: TestStudent;
let teacher: TestStudent;
let room: { id: number; code: string | null };

beforeAll(async () => {
  server = await createTestServer({ clock, settings: { timeZone: 'America/Chicago' } });
  admin = await personWith(server, 'admin', 'Mr. Halloran');
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
});
afterAll(() => server.close());

const get = (url: string) => call(server, admin, { url: `/api/school${url}` });
const post = (url: string, payload: object = {}) =>
  call(server, admin, { method: 'POST', url: `/api/school${url}`, payload });
const logged = async (query = '') => schoolAudit.parse((await get(`/audit${query}`)).json());
const find = async (search: string) =>
  schoolPeople.parse((await get(`/people?search=${encodeURIComponent(search)}`)).json()).people;
async function childInClass(name: string): Promise<TestStudent> {
  const child = await studentNamed(server, name);
  await join(server, child, room.code);
  return child;
}

describe('people', () => {
  test('are found by a part of name, address or user name, without guests and made-up ones', async () => {
    const zoe = await childInClass('Zoë Delgado');
    await guardianBy(server, await ownCode(server, zoe), 'Ruth Delgado');
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Percy 100%'] });
    await call(server, teacher, { method: 'POST', url: '/api/teach/demo-class', payload: {} });
    await server.guest();
    expect((await find('delgado')).map(({ name, role }) => [name, role])).toEqual([
      ['Ruth Delgado', 'guardian'],
      ['Zoë Delgado', 'student'],
    ]);
    expect(await find('ruth')).toMatchObject([{ children: ['Zoë Delgado'], classes: [] }]);
    expect(await find('zoë')).toMatchObject([{ classes: ['Period 2'], sign_in: zoe.email }]);
    expect(await find('100%')).toMatchObject([{ sign_in: pupil?.userName }]);
    expect(await find('Kofi Mensah')).toEqual([]);
    const { people } = schoolPeople.parse((await get('/people?role=teacher')).json());
    expect(people.map(({ name }) => name)).toEqual(['Ms. Okafor']);
    const all = schoolPeople.parse((await get('/people')).json());
    expect(all.people.every(({ sign_in }) => !sign_in.includes('guest'))).toBe(true);
  });

  test('are invited with a link that gives the role once, and wait in the list until then', async () => {
    const made = await post('/invites', {
      email: 'ines@northside.example',
      role: 'teacher',
      name: 'Ines Ferreira',
    });
    expect(made.statusCode).toBe(201);
    const [person] = await find('ines');
    expect(person).toMatchObject({
      role: 'student',
      invited_as: 'teacher',
      invited_until: made.json().until,
    });
    const token = made.json().link.split('#')[1];
    const chosen = { token, new_password: 'seven green bikes' };
    const opened = await server.app.inject({ method: 'POST', url: '/auth/reset-password', payload: chosen });
    expect(opened.statusCode).toBe(200);
    expect(await find('ines')).toMatchObject([{ role: 'teacher', invited_as: null, invited_until: null }]);
    expect((await post('/invites', { email: 'ines@northside.example', role: 'teacher' })).statusCode).toBe(
      409,
    );
    expect((await post('/invites', { email: 'lively-owl-42@pupil.invalid', role: 'admin' })).statusCode).toBe(
      422,
    );
    expect((await post('/invites', { email: 'x@y.example', role: 'teacher', by: 'mail' })).statusCode).toBe(
      409,
    );
  });

  test('are locked after a preview, out of every session, and opened again', async () => {
    const [ana, ben] = [await childInClass('Ana One'), await childInClass('Ben One')];
    const ids = [ana.id, ben.id, admin.id];
    const preview = (await post('/people/state', { ids, act: 'deactivate', apply: false })).json();
    expect(preview.people.map(({ name }: { name: string }) => name)).toEqual(['Ana One', 'Ben One']);
    expect(preview.left_out).toEqual([
      { name: 'Mr. Halloran', why: 'You cannot do this to your own account.' },
    ]);
    expect((await call(server, ana, { url: '/user/me' })).statusCode).toBe(200);
    await post('/people/state', { ids, act: 'deactivate', apply: true });
    expect((await call(server, ana, { url: '/user/me' })).statusCode).toBe(401);
    const signIn = () =>
      server.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { email: ana.email, password: ana.password },
      });
    expect((await signIn()).statusCode).toBe(403);
    await post('/people/state', { ids: [ana.id], act: 'activate', apply: true });
    expect((await signIn()).statusCode).toBe(200);
    const { events } = await logged(`?person=${ana.id}&kind=school-deactivate`);
    expect(events).toMatchObject([{ who: 'Mr. Halloran', text: 'locked the account of Ana One' }]);
  });

  test('the last admin stays, whoever asks', async () => {
    const second = await personWith(server, 'admin', 'Ms. Second');
    const lock = (by: TestStudent, ids: number[]) =>
      call(server, by, {
        method: 'POST',
        url: '/api/school/people/state',
        payload: { ids, act: 'deactivate', apply: true },
      });
    expect((await lock(admin, [second.id])).json().people).toHaveLength(1);
    expect(
      (
        await call(server, admin, {
          method: 'POST',
          url: `/api/school/people/${admin.id}/erasure`,
          payload: { apply: true },
        })
      ).statusCode,
    ).toBe(409);
  });

  test('get a one-time password that ends the old one', async () => {
    const [pupil] = await addPupils(server, teacher, { id: room.id, names: ['Cai One'] });
    const [person] = await find('cai one');
    const card = (await post(`/people/${person?.id}/card`)).json();
    expect(card).toMatchObject({ name: 'Cai One', sign_in: pupil?.userName });
    const signIn = (password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { email: pupil?.userName, password },
      });
    expect((await signIn(pupil?.phrase ?? '')).statusCode).toBe(401);
    expect((await signIn(card.password)).statusCode).toBe(409);
  });
});

describe('data of a person', () => {
  test('are packed without a word to the companion, and the person sees who took them along', async () => {
    const child = await childInClass('Dee Data');
    await answerWrongly(server, child, 1);
    await noteSafetyCard(server.context, {
      userId: child.id,
      reason: 'worry',
      threadId: null,
      sentence: 'my secret words',
    });
    await server.context.pool.query(
      "update safety_events set sentence = 'my secret words' where user_id = $1",
      [child.id],
    );
    const answer = await get(`/people/${child.id}/data`);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('');
    expect(Object.keys(files)).toContain('answers.json');
    expect(Object.keys(files)).not.toContain('conversations.json');
    expect(all).toContain('worry');
    expect(all).not.toContain('secret');
    const { reads } = (await call(server, child, { url: '/user/me/who-looked' })).json();
    expect(reads).toMatchObject([{ who: 'Mr. Halloran', what: 'school' }]);
  });

  test('[CLASSROOM-15] an erased student is gone from grid, families, people and the words of the log', async () => {
    const child = await childInClass('Xeno Gone');
    await answerWrongly(server, child, 2);
    const guardian = await guardianBy(server, await ownCode(server, child));
    await fetchWeek(server, guardian, { child });
    await call(server, teacher, { url: `/api/teach/classes/${room.id}/students/${child.id}` });
    const preview = (await post(`/people/${child.id}/erasure`, { apply: false })).json();
    expect(preview).toMatchObject({ applied: false, name: 'Xeno Gone' });
    expect(preview.goes.find(({ part }: { part: string }) => part === 'answers').entries).toBeGreaterThan(2);
    expect(await find('xeno')).toHaveLength(1);
    await post(`/people/${child.id}/erasure`, { apply: true });
    const grid = await call(server, teacher, { url: `/api/teach/classes/${room.id}/grid` });
    const children = await call(server, guardian, { url: '/api/family/children' });
    const log = await get('/audit');
    for (const { body } of [grid, children, log]) expect(body).not.toContain('Xeno');
    expect(log.body).toContain('somebody who is gone');
    expect(await find('xeno')).toEqual([]);
    expect((await post(`/people/${child.id}/erasure`, { apply: true })).statusCode).toBe(404);
  });
});

describe('classes of a year that is over', () => {
  test('step aside after a preview: students see them no more, teachers still read them, and they come back', async () => {
    const old = await makeClass(server, teacher, 'Last year');
    const student = await studentNamed(server, 'Old Student');
    await join(server, student, old.code);
    const payload = { ids: [old.id], archived: true };
    expect((await post('/classes/archive', { ...payload, apply: false })).json()).toEqual({
      applied: false,
      classes: [{ id: old.id, name: 'Last year', students: 1 }],
    });
    await post('/classes/archive', { ...payload, apply: true });
    expect((await call(server, student, { url: '/api/classes' })).json()).toEqual({ classes: [] });
    expect((await call(server, student, { url: '/user/me/role' })).json().classes).toBe(0);
    expect((await join(server, await server.student(), old.code)).statusCode).toBe(404);
    const code = { method: 'POST', url: `/api/teach/classes/${old.id}/code` } as const;
    expect((await call(server, teacher, code)).statusCode).toBe(409);
    const seen = await call(server, teacher, { url: `/api/teach/classes/${old.id}` });
    expect(seen.json()).toMatchObject({ archived: true, students: 1 });
    expect((await post('/classes/archive', { ...payload, apply: true })).json().classes).toEqual([]);
    await post('/classes/archive', { ids: [old.id], archived: false, apply: true });
    expect((await call(server, student, { url: '/api/classes' })).json().classes).toHaveLength(1);
    const { classes } = (await get('/classes')).json();
    expect(classes.map(({ name }: { name: string }) => name)).not.toContain('Demo class');
  });
});

describe('the log', () => {
  test('says in words who did what, by kind and day', async () => {
    const child = await childInClass('Log Student');
    await call(server, teacher, { url: `/api/teach/classes/${room.id}/students/${child.id}` });
    const { events, kinds } = await logged(`?person=${child.id}&kind=record-read`);
    expect(events).toMatchObject([{ who: 'Ms. Okafor', text: 'opened the page of Log Student in Period 2' }]);
    expect(kinds).toContainEqual({ kind: 'record-read', text: 'Looks at students’ work' });
    const day = '2026-11-25';
    expect((await logged(`?from=${day}&to=${day}`)).total).toBeGreaterThan(0);
    expect((await logged('?from=2026-11-26')).total).toBe(0);
    expect((await get('/audit?from=yesterday')).statusCode).toBe(422);
  });

  test.each([
    'became-admin',
    'consent-given',
    'family-link-ended',
    'guardian-agreed',
    'lti-deployment-allowed',
    'lti-platform-added',
    'lti-platform-registered',
    'lti-platform-removed',
    'lti-registration-opened',
    'roster-applied',
    'school-merge',
    'school-safety-note',
    'sign-in-throttled',
  ])('has words of its own for %s', (kind) => {
    expect(nameOfKind(kind).toLowerCase()).not.toBe(kind.replaceAll('-', ' '));
  });

  test('names what whoever runs the server did', () => {
    expect(nameOfKind('operator-end-sessions')).toBe('Operator: end sessions');
  });

  test('has words for each kind that was written here', async () => {
    const { kinds } = await logged();
    const unknown = kinds.filter(({ kind, text }) => text.toLowerCase() === kind.replaceAll('-', ' '));
    expect(unknown).toEqual([]);
  });
});

test('the school at a glance counts people and says how the server is, and what is missing', async () => {
  const { counts } = schoolOverview.parse((await get('')).json());
  await post('/invites', { email: 'not-here-yet@northside.example', role: 'teacher' });
  const shown = schoolOverview.parse((await get('')).json());
  expect(shown.counts).toEqual(counts);
  expect(shown.counts.teachers).toBeGreaterThan(0);
  const states = Object.fromEntries(shown.health.map(({ what, state }) => [what, state]));
  expect(states).toMatchObject({ version: 'fine', database: 'fine', backup: 'missing', mail: 'missing' });
  expect(shown.log.length).toBeGreaterThan(0);
});

test('retention is told by part, with the erasures that were asked for', async () => {
  const child = await childInClass('Leaving');
  await call(server, child, { method: 'POST', url: '/api/my-data/erasure' });
  const shown = (await get('/retention')).json();
  expect(shown.inactive_months).toBe(24);
  expect(shown.erasures).toMatchObject([{ id: child.id, name: 'Leaving' }]);
  expect(shown.parts).toContainEqual({ part: 'conversations', days: 90 });
});
