import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPupils, call, makeClass, personWith } from '../../testing/class-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let first: TestStudent;
let second: TestStudent;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.context.pool.query("DELETE FROM users WHERE role = 'admin'");
  first = await personWith(server, 'admin', 'Head');
  second = await personWith(server, 'admin', 'Deputy');
});
afterAll(() => server.close());

const post = (by: TestStudent, path: string, payload: object) =>
  call(server, by, { method: 'POST', url: `/api/school${path}`, payload });
const lock = (by: TestStudent, who: TestStudent) =>
  post(by, '/people/state', { ids: [who.id], act: 'deactivate', apply: true });
const activeAdmins = async () =>
  (await server.context.pool.query("SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND is_active"))
    .rows[0].n;
const eventsOf = async (kind: string) =>
  (await server.context.pool.query('SELECT count(*)::int AS n FROM audit_log WHERE kind = $1', [kind]))
    .rows[0].n;

async function pupilsNamed(names: string[]) {
  const teacher = await personWith(server, 'teacher');
  const room = await makeClass(server, teacher);
  const pupils = await addPupils(server, teacher, { id: room.id, names });
  const { rows } = await server.context.pool.query<{ id: number }>(
    'SELECT id FROM users WHERE name = any($1) ORDER BY id',
    [names],
  );
  expect(rows).toHaveLength(pupils.length);
  return rows.map(({ id }) => id);
}

describe('of two admins at one moment', () => {
  test.each(Array.from({ length: 5 }, (_, round) => round + 1))(
    'who lock each other, one stays (%i)',
    async () => {
      const answers = await Promise.all([lock(first, second), lock(second, first)]);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect([answers.length - refused.length, await activeAdmins()]).toEqual([1, 1]);
      for (const { statusCode } of refused) expect([401, 404, 409]).toContain(statusCode);
    },
  );

  test('who lock and erase each other, one stays', async () => {
    await Promise.all([lock(first, second), post(second, `/people/${first.id}/erasure`, { apply: true })]);
    expect(await activeAdmins()).toBe(1);
  });

  test('who erase one person, one has done it, and the log says it once', async () => {
    const [id] = await pupilsNamed(['Gone Once']);
    const before = await eventsOf('school-erase');
    const answers = await Promise.all(
      [first, second].map((by) => post(by, `/people/${id}/erasure`, { apply: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await eventsOf('school-erase')).toBe(before + 1);
  });

  test('who merge two accounts both ways round, one account is left with everything', async () => {
    const [one, other] = await pupilsNamed(['Zoe One', 'Zoe Other']);
    const merge = (by: TestStudent, keep: number | undefined, gone: number | undefined) =>
      post(by, '/people/merge', { keep_id: keep, other_id: gone, apply: true });
    const answers = await Promise.all([merge(first, one, other), merge(second, other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.toBeOneOf([404, 409])]);
    const { rows } = await server.context.pool.query('SELECT id FROM users WHERE id = any($1)', [
      [one, other],
    ]);
    expect(rows).toHaveLength(1);
  });

  test('who give one person a one-time password, the later one is what opens', async () => {
    const [id] = await pupilsNamed(['Cai Twice']);
    const cards = await Promise.all([first, second].map((by) => post(by, `/people/${id}/card`, {})));
    expect(cards.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const opened = await Promise.all(
      cards.map(async (card) => {
        const { sign_in: email, password } = card.json();
        return server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
      }),
    );
    // 409: sign in once, then choose an own password.
    expect(opened.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  });

  test('who set a class aside, it is set aside once and comes back once', async () => {
    const room = await makeClass(server, await personWith(server, 'teacher'), 'Twice aside');
    const aside = (by: TestStudent, archived: boolean) =>
      post(by, '/classes/archive', { ids: [room.id], archived, apply: true });
    const answers = await Promise.all([aside(first, true), aside(second, true)]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await aside(first, false);
    const { classes } = (await call(server, second, { url: '/api/school/classes' })).json();
    expect(classes.find(({ id }: { id: number }) => id === room.id)).toMatchObject({ archived_at: null });
  });
});
