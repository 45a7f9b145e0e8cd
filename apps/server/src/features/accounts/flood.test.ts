import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEventTally } from './event-tally.ts';

const clock = createMovableClock();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

const guess = (email: string) =>
  server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password: 'wrong-guess' } });
const count = async (table: string) =>
  Number((await server.context.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n);

test('[O2] 2,000 throttled sign-ins write no row each, and go on being refused from memory', async () => {
  for (let i = 0; i < 6; i += 1) await guess('flood@school.example');
  const before = await count('audit_log');
  let queries = 0;
  const { pool } = server.context;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    queries += 1;
    return query(...args);
  }) as typeof pool.query;
  const statuses = new Set<number>();
  for (let i = 0; i < 2_000; i += 1) statuses.add((await guess(`flood@school.example`)).statusCode);
  pool.query = query;
  expect([...statuses]).toEqual([429]);
  expect((await count('audit_log')) - before).toBe(0);
  expect(queries).toBeLessThan(1_300);
});

test('[O2] a class behind the same address signs in again a minute later', async () => {
  clock.advance(61);
  const { email, password } = await server.student();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
  });
  expect(answer.statusCode).toBe(200);
});

test('[O2] what is counted becomes one row a kind with its number', async () => {
  const tally = createEventTally(server.context);
  for (let i = 0; i < 500; i += 1) tally.count('sign-in-throttled');
  for (let i = 0; i < 3; i += 1) tally.count('sign-in-failed');
  await tally.close();
  const { rows } = await server.context.pool.query(
    "SELECT kind, details FROM audit_log WHERE kind LIKE 'sign-in-%' ORDER BY kind",
  );
  expect(rows).toEqual([
    { kind: 'sign-in-failed', details: { count: 3 } },
    { kind: 'sign-in-throttled', details: { count: 500 } },
  ]);
});
