import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPersonTables } from '../privacy/person-data.ts';
import { createTestServer, type TestServer, testPassword } from '../testing/test-server.ts';
import { runOperatorCommand } from './run-operator-command.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const run = (...args: string[]) => runOperatorCommand(server.context, args);
const me = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/user/me', headers })).statusCode;

test('[D-155] list names every account with its state', async () => {
  const { email } = await server.student();
  const result = await run('list');
  expect(result.text).toMatch(new RegExp(`${email}\tAna\tactive\tstudent`));
  expect(result.text).toMatch(/\d+ accounts?$/);
});

test('[D-155] deactivate locks at once, activate opens again', async () => {
  const { email, headers } = await server.student();
  expect(await me(headers)).toBe(200);
  expect((await run('deactivate', email.toUpperCase())).kind).toBe('done');
  expect(await me(headers)).toBe(401);
  const login = () =>
    server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password: testPassword } });
  expect((await login()).statusCode).toBe(403);
  await run('activate', email);
  expect((await login()).statusCode).toBe(200);
});

test('activate also lifts the wait after failed sign-ins', async () => {
  const { email } = await server.student();
  const login = (password: string) =>
    server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });
  for (let i = 0; i < 6; i += 1) await login('wrong-one');
  expect((await login(testPassword)).statusCode).toBe(429);
  await run('activate', email);
  expect((await login(testPassword)).statusCode).toBe(200);
});

test('end-sessions signs a person out everywhere', async () => {
  const { email, headers } = await server.student();
  expect(await me(headers)).toBe(200);
  await run('end-sessions', email);
  expect(await me(headers)).toBe(401);
});

test('[D-155] export holds every table of the person and no secret; delete leaves no row', async () => {
  const { id, email, headers } = await server.student();
  await server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers,
    payload: { chosen_career: 'Game designer' },
  });
  const exported = JSON.parse((await run('export', email)).text);
  expect(exported.users).toMatchObject([{ id, email }]);
  expect(exported.learner_profiles).toMatchObject([{ chosen_career: 'Game designer' }]);
  expect(JSON.stringify(exported)).not.toMatch(/argon2|token_hash|password_hash/);

  const tables = await findPersonTables(server.context.pool);
  expect(tables.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['users', 'credentials', 'sessions', 'learner_profiles', 'audit_log']),
  );
  expect((await run('delete', email)).kind).toBe('done');
  for (const { table, where } of tables) {
    const { rowCount } = await server.context.pool.query(`SELECT 1 FROM ${table} WHERE ${where}`, [id]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  expect(await me(headers)).toBe(401);
});

test('every table with a column that names a person is reached by export and delete', async () => {
  const { rows } = await server.context.pool.query<{ table_name: string }>(`
    SELECT DISTINCT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^|_)user_id$'`);
  const reached = (await findPersonTables(server.context.pool)).map(({ table }) => table);
  expect(rows.length).toBeGreaterThan(4);
  expect(reached).toEqual(expect.arrayContaining(rows.map(({ table_name }) => table_name)));
});

test('an unknown address is said so', async () => {
  expect(await run('export', 'nobody@school.example')).toEqual({
    kind: 'refused',
    text: 'There is no account with the address nobody@school.example.',
  });
});
