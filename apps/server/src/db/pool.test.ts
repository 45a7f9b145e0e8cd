import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openPool } from './pool.ts';

test('a database that goes away between two queries of a held connection fails the next query, and the process stays', async () => {
  const database = await createTestDatabase({ empty: true });
  const [held, other] = [openPool(database.connectionString, 1), openPool(database.connectionString, 1)];
  onTestFinished(async () => {
    await held.pool.end();
    await other.pool.end();
    await database.drop();
  });
  const client = await held.pool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  const isThere = async () =>
    (await other.pool.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [rows[0]?.pid])).rowCount;
  await expect.poll(isThere).toBe(0);
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await held.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
