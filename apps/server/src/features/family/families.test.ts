import { familyLimits } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, join, makeClass, personWith, studentNamed } from '../../testing/class-of.ts';
import { fetchChildren, fetchWeek, guardianBy, letterCodes, ownCode } from '../../testing/family-of.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../testing/test-server.ts';

const clock = createMovableClock(new Date('2026-11-25T18:00:00Z'));
let server: TestServer;
let teacher: TestStudent;
let room: { id: number; code: string | null };

beforeAll(async () => {
  server = await createTestServer({
    clock,
    settings: {
      allowedEmailDomain: 'school.example',
      sessionDays: 90,
      privacy: { ...testSettings().privacy, consentAge: 13 },
    },
  });
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
});
afterAll(() => server.close());

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

async function childInClass(name: string): Promise<TestStudent> {
  const child = await studentNamed(server, name);
  await join(server, child, room.code);
  return child;
}

describe('a family code', () => {
  test('of a letter leads to one child, once, and the account may have an address of any domain', async () => {
    const zoe = await childInClass('Zoe Delgado');
    const [code = ''] = await letterCodes(server, teacher, { classId: room.id, ids: [zoe.id] });
    expect((await post('/api/family/code', { code: code.toLowerCase() })).json()).toEqual({ child: 'Zoe' });
    const guardian = await guardianBy(server, code);
    expect(guardian.answer.statusCode).toBe(200);
    const { children } = await fetchChildren(server, guardian);
    expect(children).toMatchObject([{ id: zoe.id, classes: [{ name: 'Period 2', teacher: 'Ms. Okafor' }] }]);
    const role = await call(server, guardian, { url: '/user/me/role' });
    expect(role.json()).toEqual({ role: 'guardian', classes: 0, children: 1 });
    const again = await guardianBy(server, code);
    expect([again.answer.statusCode, again.answer.json().detail]).toEqual([
      404,
      'No child has this code, or it has been used. Check the letter, or ask for a new one.',
    ]);
  });

  test('that was used makes no account', async () => {
    const before = await server.context.pool.query('select from users');
    await guardianBy(server, 'AAAA-BBBB-CCCC');
    expect((await server.context.pool.query('select from users')).rowCount).toBe(before.rowCount);
  });

  test('is over after thirty days', async () => {
    const child = await childInClass('Late');
    const code = await ownCode(server, child);
    clock.advance(familyLimits.codeDays * 86_400 + 1);
    expect((await post('/api/family/code', { code })).statusCode).toBe(404);
  });

  test('leaves no trace of itself in the database', async () => {
    const child = await childInClass('Traceless');
    const code = (await ownCode(server, child)).replaceAll('-', '');
    const { rows } = await server.context.pool.query('select * from family_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('is asked for ten times in ten minutes by an account, and then no more', async () => {
    const guardian = await personWith(server, 'guardian', 'Pat');
    const tries = [];
    for (let nth = 0; nth <= familyLimits.codeTries; nth += 1) {
      const payload = { code: 'AAAA-AAAA-AAAA' };
      tries.push(
        (await call(server, guardian, { method: 'POST', url: '/api/family/link', payload })).statusCode,
      );
    }
    expect(tries.slice(0, -1).every((status) => status === 404)).toBe(true);
    expect(tries.at(-1)).toBe(429);
  });

  test('is not for students: not to be used, and a guest or a teacher makes none', async () => {
    const child = await childInClass('Mia');
    const friend = await childInClass('Friend');
    const payload = { code: await ownCode(server, child) };
    const linked = await call(server, friend, { method: 'POST', url: '/api/family/link', payload });
    expect(linked.statusCode).toBe(404);
    for (const one of [await personWith(server, 'guardian'), teacher])
      expect((await call(server, one, { method: 'POST', url: '/api/families/code' })).statusCode).toBe(403);
  });

  test('opens a child to two guardians, and one guardian to two children', async () => {
    const [ana, ben] = [await childInClass('Ana'), await childInClass('Ben')];
    const first = await guardianBy(server, await ownCode(server, ana));
    const second = await guardianBy(server, await ownCode(server, ana));
    const payload = { code: await ownCode(server, ben) };
    await call(server, first, { method: 'POST', url: '/api/family/link', payload });
    expect((await fetchChildren(server, first)).children.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect((await fetchChildren(server, second)).children.map(({ name }) => name)).toEqual(['Ana']);
    const own = await call(server, ana, { url: '/api/families' });
    expect(own.json().links).toHaveLength(2);
  });

  test('is refused once eight people see a child', async () => {
    const child = await childInClass('Many');
    const codes = [];
    for (let nth = 0; nth <= familyLimits.linksOfAChild; nth += 1) codes.push(await ownCode(server, child));
    const statuses = [];
    for (const code of codes)
      statuses.push((await post('/api/family/readers', { code, language: 'en' })).statusCode);
    expect(statuses).toEqual([...Array(familyLimits.linksOfAChild).fill(200), 409]);
  });
});

describe('[CLASSROOM-14] a guardian', () => {
  test('sees one child and nothing else of the school', async () => {
    const [ana, ben] = [await childInClass('Ana'), await childInClass('Ben')];
    const guardian = await guardianBy(server, await ownCode(server, ana));
    expect((await fetchWeek(server, guardian, { child: ana })).child).toBe('Ana');
    const closed = [
      `/api/family/children/${ben.id}/week`,
      `/api/teach/classes/${room.id}`,
      `/api/teach/classes/${room.id}/students/${ana.id}`,
      '/api/school/connect',
    ];
    for (const url of closed)
      expect([url, (await call(server, guardian, { url })).statusCode]).toEqual([url, 404]);
    const body = JSON.stringify([
      await fetchChildren(server, guardian),
      await fetchWeek(server, guardian, { child: ana }),
    ]);
    expect(body).not.toContain('Ben');
  });

  test('who ends the link sees nothing any more, nor does one whose link the child ends', async () => {
    const child = await childInClass('Ana');
    const url = `/api/family/children/${child.id}`;
    const [one, two] = [
      await guardianBy(server, await ownCode(server, child)),
      await guardianBy(server, await ownCode(server, child)),
    ];
    expect((await call(server, one, { method: 'DELETE', url })).statusCode).toBe(200);
    expect((await call(server, one, { url: `${url}/week` })).statusCode).toBe(404);
    const { links } = (await call(server, child, { url: '/api/families' })).json();
    expect(links).toHaveLength(1);
    await call(server, child, { method: 'DELETE', url: `/api/families/${links[0].id}` });
    expect((await call(server, two, { url: `${url}/week` })).statusCode).toBe(404);
    expect((await fetchChildren(server, two)).children).toEqual([]);
  });

  test('ends no link of another child, and neither does a student', async () => {
    const [ana, ben] = [await childInClass('Ana'), await childInClass('Ben')];
    const guardian = await guardianBy(server, await ownCode(server, ana));
    const { links } = (await call(server, ana, { url: '/api/families' })).json();
    const gone = await call(server, ben, { method: 'DELETE', url: `/api/families/${links[0].id}` });
    expect(gone.statusCode).toBe(404);
    expect(
      (await call(server, guardian, { method: 'DELETE', url: `/api/family/children/${ben.id}` })).statusCode,
    ).toBe(404);
    expect((await fetchChildren(server, guardian)).children).toHaveLength(1);
  });

  test('signs in by the door of families alone where the school has a domain of its own', async () => {
    const child = await childInClass('Ana');
    const { email, password } = await guardianBy(server, await ownCode(server, child));
    expect((await post('/auth/login', { email, password })).statusCode).toBe(403);
    expect((await post('/api/family/sign-in', { email, password })).statusCode).toBe(200);
    const wrong = await post('/api/family/sign-in', { email, password: 'not this one' });
    const student = await post('/api/family/sign-in', { email: child.email, password: child.password });
    expect([wrong.statusCode, student.statusCode]).toEqual([401, 401]);
    expect(wrong.json().detail).toBe(student.json().detail);
  });

  test('is gone with the child, and the link with the guardian', async () => {
    const child = await childInClass('Ana');
    const guardian = await guardianBy(server, await ownCode(server, child));
    await server.context.pool.query('delete from users where id = $1', [child.id]);
    expect((await fetchChildren(server, guardian)).children).toEqual([]);
  });
});

describe('a link that only reads', () => {
  const read = (token: string) => post('/api/family/readers/week', { token });

  test('shows the week of its child without an account until somebody ends it', async () => {
    const child = await childInClass('Zoe Delgado');
    const code = await ownCode(server, child);
    const { address } = (await post('/api/family/readers', { code, language: 'es' })).json();
    const token = address.split('#')[1];
    expect(address).toMatch(/\/family\/see#[\w-]{43}$/);
    expect((await read(token)).json()).toMatchObject({ child: 'Zoe', language: 'es' });
    expect((await post('/api/family/readers', { code, language: 'en' })).statusCode).toBe(404);
    const { links } = (await call(server, child, { url: '/api/families' })).json();
    expect(links).toMatchObject([{ name: null }]);
    await post('/api/family/readers/end', { token });
    expect((await read(token)).statusCode).toBe(404);
  });
});

test('[CLASSROOM-17] every look of a family is told to the child', async () => {
  const child = await childInClass('Ana');
  const guardian = await guardianBy(server, await ownCode(server, child));
  await fetchWeek(server, guardian, { child });
  clock.advance(1);
  const { address } = (
    await post('/api/family/readers', { code: await ownCode(server, child), language: 'en' })
  ).json();
  await post('/api/family/readers/week', { token: address.split('#')[1] });
  const { reads } = (await call(server, child, { url: '/user/me/who-looked' })).json();
  expect(reads).toMatchObject([
    { who: null, what: 'reader' },
    { who: 'Ruth Delgado', what: 'family' },
  ]);
});

describe('a yes to chat and city', () => {
  const consent = (person: { headers: { authorization: string } }, { id }: { id: number }, yes: boolean) =>
    call(server, person, { method: 'POST', url: `/api/family/children/${id}/consent`, payload: { yes } });
  const waits = async (child: TestStudent) =>
    (await call(server, child, { url: '/api/my-data/age' })).json().waits_for_consent;
  const young = async () => {
    const child = await childInClass('Kim');
    await call(server, child, { method: 'POST', url: '/api/my-data/age', payload: { band: 'under-13' } });
    return child;
  };

  test('counts from whom the school has sent a letter to, is kept with name and day, and can be taken back', async () => {
    const child = await young();
    const [code = ''] = await letterCodes(server, teacher, { classId: room.id, ids: [child.id] });
    const guardian = await guardianBy(server, code);
    expect(await waits(child)).toBe(true);
    expect((await fetchChildren(server, guardian)).children[0]?.consent).toMatchObject({
      state: 'waits',
      can_give: true,
    });
    await consent(guardian, child, true);
    expect(await waits(child)).toBe(false);
    const shown = await call(server, child, { url: '/api/my-data' });
    expect(shown.json().consent).toMatchObject({ by: 'Ruth Delgado' });
    await consent(guardian, child, false);
    expect(await waits(child)).toBe(true);
  });

  test('does not count from whom the child has let in by itself', async () => {
    const child = await young();
    const guardian = await guardianBy(server, await ownCode(server, child));
    const answer = await consent(guardian, child, true);
    expect([answer.statusCode, await waits(child)]).toEqual([403, true]);
    const [code = ''] = await letterCodes(server, teacher, { classId: room.id, ids: [child.id] });
    await call(server, guardian, { method: 'POST', url: '/api/family/link', payload: { code } });
    expect((await consent(guardian, child, true)).statusCode).toBe(200);
  });
});

test('a link that only reads is over after a year', async () => {
  const child = await childInClass('Zoe');
  const { address } = (
    await post('/api/family/readers', { code: await ownCode(server, child), language: 'en' })
  ).json();
  clock.advance(familyLimits.readerDays * 86_400 + 1);
  expect((await post('/api/family/readers/week', { token: address.split('#')[1] })).statusCode).toBe(404);
});
