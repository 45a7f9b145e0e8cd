import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../operator/run-admin.ts';
import { type BusySchool, keepBusy } from '../testing/busy-school.ts';
import { call, join } from '../testing/class-of.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { School } from './open-schools.ts';

type Filled = BusySchool & { server: TestServer; school: School };

let server: TestServer;
let north: Filled;
let south: Filled;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  north = await fillSchool('north');
  south = await fillSchool('south');
}, 300_000);
afterAll(() => server.close());

async function fillSchool(slug: string): Promise<Filled> {
  const at = await server.addSchool(slug);
  const school = server.context.schools.ofSlug(slug);
  if (!school) throw new Error('the school was not made');
  const busy = await server.context.schools.run(school, () => keepBusy(at, address));
  return { ...busy, server: at, school };
}

const tablesText = `
  SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'school_id'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`;

describe('[SCHOOLS-4] forged queries of one school', () => {
  test('see, change and remove no row of another one, in any table', async () => {
    const { pool, schools, dangerouslyAcrossSchools: across } = server.context;
    const { rows: tables } = await across.pool.query<{ name: string }>(tablesText);
    const filled: string[] = [];
    for (const { name } of tables) {
      const counts = async () =>
        (
          await across.pool.query(`SELECT t::text FROM "${name}" t WHERE school_id = $1 ORDER BY 1`, [
            south.school.id,
          ])
        ).rows;
      const before = await counts();
      if (before.length > 0) filled.push(name);
      await schools.run(north.school, async () => {
        const seen = await pool.query(`SELECT count(*)::int AS n FROM "${name}" WHERE school_id <> $1`, [
          north.school.id,
        ]);
        expect([name, seen.rows[0].n]).toEqual([name, 0]);
        const whole = await pool.query(
          `SELECT count(*)::int AS n FROM "${name}" WHERE school_id = $1 OR true`,
          [south.school.id],
        );
        const own = await across.pool.query(`SELECT count(*)::int AS n FROM "${name}" WHERE school_id = $1`, [
          north.school.id,
        ]);
        expect([name, whole.rows[0].n]).toEqual([name, own.rows[0].n]);
        const changed = await pool.query(`UPDATE "${name}" SET school_id = school_id WHERE school_id = $1`, [
          south.school.id,
        ]);
        expect([name, changed.rowCount]).toEqual([name, 0]);
        const client = await pool.connect();
        await client.query('BEGIN');
        const removed = await client.query(`DELETE FROM "${name}" WHERE school_id = $1`, [south.school.id]);
        expect([name, removed.rowCount]).toEqual([name, 0]);
        if ((own.rows[0].n ?? 0) > 0)
          await expect(
            client.query(`UPDATE "${name}" SET school_id = $1`, [south.school.id]),
            name,
          ).rejects.toThrow(/row-level security policy|only added to/);
        await client.query('ROLLBACK');
        client.release();
      });
      expect(await counts()).toEqual(before);
    }
    expect(filled.length, filled.join(' ')).toBeGreaterThan(25);
  });

  test('write no row for a person of another one', async () => {
    const { pool, schools } = server.context;
    const forge = (schoolId: number) =>
      schools.run(north.school, () =>
        pool.query(
          `INSERT INTO progress (school_id, user_id, kind, item_id, started_at) VALUES ($1, $2, 'lesson', 1, now())`,
          [schoolId, south.student.id],
        ),
      );
    await expect(forge(south.school.id)).rejects.toThrow(/row-level security policy/);
    await expect(forge(north.school.id)).rejects.toThrow(/progress_user_id_person/);
  });
});

test('[SCHOOLS-5] a session of one school is none at another, on every closed route', async () => {
  const token = { authorization: north.student.headers.authorization };
  const closed = server.routes.filter((route) => !route.public && !route.url.startsWith('/docs'));
  for (const cookie of ['school=south', '']) {
    for (const { method, url } of closed) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, '1').replace('*', 'x'),
        headers: { ...token, cookie },
        ...(['POST', 'PATCH', 'PUT'].includes(method) && { payload: {} }),
      });
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
    }
  }
  const own = await server.app.inject({ url: '/user/me', headers: north.student.headers });
  expect(own.statusCode).toBe(200);
});

test('[SCHOOLS-5] a class code, a class and a student of another school are not there', async () => {
  const { rows } = await server.context.dangerouslyAcrossSchools.pool.query(
    'SELECT code FROM classes WHERE id = $1',
    [south.classId],
  );
  expect((await join(north.server, north.student, rows[0].code)).statusCode).toBe(404);
  for (const url of [
    `/api/teach/classes/${south.classId}`,
    `/api/teach/classes/${south.classId}/students/${south.student.id}`,
    `/api/teach/classes/${north.classId}/students/${south.student.id}`,
  ])
    expect((await call(north.server, north.teacher, { url })).statusCode, url).toBe(404);
});

test('[SCHOOLS-6] two schools may know the same address, each with its own password', async () => {
  const email = `twin-${randomUUID()}@school.example`;
  const enter = (slug: string, path: 'register' | 'login', password: string) =>
    server.app.inject({
      method: 'POST',
      url: `/at/${slug}/auth/${path}`,
      payload: { email, password, ...(path === 'register' && { name: 'Twin' }) },
    });
  expect((await enter('north', 'register', 'violet-harbor-92')).statusCode).toBe(200);
  expect((await enter('south', 'register', 'amber-meadow-41')).statusCode).toBe(200);
  expect((await enter('north', 'login', 'amber-meadow-41')).statusCode).toBe(401);
  expect((await enter('south', 'login', 'amber-meadow-41')).statusCode).toBe(200);
});

describe('[SCHOOLS-7] a school is found', () => {
  const me = (headers: Record<string, string>, url = '/user/me') =>
    server.app.inject({ url, headers: { authorization: north.student.headers.authorization, ...headers } });

  test('by the beginning of the address, which is remembered for pages and read by calls', async () => {
    expect((await me({}, '/at/north/user/me')).statusCode).toBe(200);
    expect((await me({}, '/at/south/user/me')).statusCode).toBe(401);
    expect((await me({}, '/at/nowhere/user/me')).statusCode).toBe(404);
    const page = await server.app.inject({ url: '/at/north/login?from=mail' });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/login?from=mail']);
    expect(page.headers['set-cookie']).toMatch(
      /^school=north; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  test('by its host name, whatever the browser remembers', async () => {
    const { schools } = server.context;
    await runAdmin(server.context, ['schools', 'hosts', 'north', 'north.learn.example']);
    expect(schools.ofSlug('north')?.hosts).toEqual(['north.learn.example']);
    expect((await me({ host: 'north.learn.example:3000', cookie: 'school=south' })).statusCode).toBe(200);
    expect((await me({ host: 'north.learn.example' }, '/at/south/user/me')).statusCode).toBe(404);
    await runAdmin(server.context, ['schools', 'hosts', 'north']);
  });

  test('unless it is closed', async () => {
    await runAdmin(server.context, ['schools', 'close', 'north']);
    expect((await me({}, '/at/north/user/me')).json()).toEqual({
      detail: 'There is no school at this address.',
    });
    await runAdmin(server.context, ['schools', 'open', 'north']);
    expect((await me({}, '/at/north/user/me')).statusCode).toBe(200);
  });

  test('and an address without one is the first', async () => {
    const first = await server.student();
    expect((await server.app.inject({ url: '/user/me', headers: first.headers })).statusCode).toBe(200);
    const { rows } = await server.context.dangerouslyAcrossSchools.pool.query(
      'SELECT school_id FROM users WHERE id = $1',
      [first.id],
    );
    expect(rows).toEqual([{ school_id: 1 }]);
  });
});

describe('[SCHOOLS-8] an operator', () => {
  const run = (...args: string[]) => runAdmin(server.context, args);

  test('says for which school a command is', async () => {
    expect((await run('list')).text).toContain('Say for which school: npm run admin -- --school <slug> list');
    const listed = await run('--school', 'north', 'list');
    expect(listed.text).toContain(north.student.email);
    expect(listed.text).not.toContain(south.student.email);
    expect((await run('--school', 'nowhere', 'list')).kind).toBe('refused');
    expect((await run()).text).toContain('Usage: npm run admin');
  });

  test('is given links and cards that lead to the school, by its path or its host name', async () => {
    const invited = async () =>
      (await run('--school', 'north', 'invite', 'teacher', 'lee@north.example', 'Ms. Lee')).text;
    expect(await invited()).toMatch(/http:\/\/localhost:\d+\/at\/north\/reset-password#/);
    const card = await run('--school', 'north', 'create', 'new@north.example', 'Cleo');
    expect(card.text).toMatch(/sign in at {2}http:\/\/localhost:\d+\/at\/north\/login/);
    const hosts = await run('schools', 'hosts', 'north', 'north.learn.example');
    expect(hosts.text).toBe(
      'north is at north.learn.example. Set PUBLIC_ORIGIN too: from it the links of letters are made.',
    );
    expect(await invited()).toMatch(/http:\/\/north\.learn\.example:\d+\/reset-password#/);
    await run('schools', 'hosts', 'north');
  });

  test('gives a school settings of its own, and is told of a wrong one', async () => {
    expect((await run('schools', 'set', 'north', 'SAFETY_HELPLINE', 'Ms. Lee, room 12')).kind).toBe('done');
    expect((await run('schools', 'set', 'north', 'CHAT_DAYS', '400')).text).toBe(
      'The setting CHAT_DAYS must be a whole number from 1 to 365.',
    );
    expect((await run('schools', 'set', 'north', 'LLM_API_KEY', 'x')).text).toContain(
      'LLM_API_KEY is no setting of a school',
    );
    const { schools, settings } = server.context;
    const helpline = (slug: string) =>
      schools.run(schools.ofSlug(slug) ?? schools.first(), () => settings.companion.helpline);
    expect([helpline('north'), helpline('south')]).toEqual([
      { name: 'Ms. Lee', contact: 'room 12' },
      { name: '988 Lifeline', contact: 'call or text 988, free, day and night' },
    ]);
    expect((await run('schools')).text).toMatch(
      /north\tnorth\t\/at\/north\topen\t\d+ people\tSAFETY_HELPLINE/,
    );
  });

  test('removes a school with everything in it, and nothing else', async () => {
    const { pool } = server.context.dangerouslyAcrossSchools;
    const gone = await fillSchool('gone');
    const counted = async () => {
      const { rows: tables } = await pool.query<{ name: string }>(tablesText);
      const counts: Record<string, unknown> = {};
      for (const { name } of tables)
        counts[name] = (
          await pool.query(
            `SELECT school_id, count(*)::int FROM "${name}" WHERE school_id <> $1 GROUP BY 1 ORDER BY 1`,
            [gone.school.id],
          )
        ).rows;
      return counts;
    };
    const before = await counted();
    expect((await run('schools', 'delete', 'gone')).kind).toBe('refused');
    expect((await run('schools', 'delete', 'gone', '--with-everything')).text).toMatch(
      /^gone is gone with \d+ rows/,
    );
    expect(await counted()).toEqual(before);
    const { rows } = await pool.query('SELECT count(*)::int AS n FROM users WHERE school_id = $1', [
      gone.school.id,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
    expect((await run('schools', 'delete', 'school', '--with-everything')).kind).toBe('refused');
  });
});
