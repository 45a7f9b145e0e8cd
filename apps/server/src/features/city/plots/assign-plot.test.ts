import { setTimeout } from 'node:timers/promises';
import { blockOfPlot, citySize, cornerOfBlock } from '@playforward/city-sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSeat, takeTicket } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { assignPlot } from './assign-plot.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function makeUsers(count: number, grade?: number): Promise<number[]> {
  const { pool } = server.context;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO users (email, name, created_at, last_used_at)
     SELECT 'racer-' || gen_random_uuid() || '@school.example', 'Ana', now(), now() FROM generate_series(1, $1)
     RETURNING id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  if (grade === undefined) return ids;
  await pool.query(
    `INSERT INTO questionnaires SELECT id, $2, '', '', '', 3, 2, '', '', '', '', now() FROM unnest($1::int[]) AS id`,
    [ids, grade],
  );
  return ids;
}

const assign = (userId: number, kind: 'class' | 'private' = 'class') =>
  assignPlot(server.context, { userId, kind, simVersion: 1 });

test('33 students who come at once fill one city of 32 plots and begin a second one', async () => {
  const seats = await Promise.all((await makeUsers(33, 7)).map((id) => assign(id)));
  const byCity = Map.groupBy(seats, ({ cityId }) => cityId);
  expect([...byCity.values()].map((each) => each.length).sort((a, b) => b - a)).toEqual([32, 1]);
  for (const each of byCity.values()) expect(new Set(each.map(({ plot }) => plot)).size).toBe(each.length);
  const { rows } = await server.context.pool.query<{ aliases: string; plots: string }>(
    'SELECT count(DISTINCT (city_id, alias)) AS aliases, count(*) AS plots FROM city_plot',
  );
  expect(rows[0]?.aliases).toBe(rows[0]?.plots);
});

test('a crowd that waits for its plots leaves the database to everybody else', async () => {
  const { pool } = server.context;
  const ids = await makeUsers(pool.options.max + 5, 10);
  const elsewhere = await pool.connect();
  await elsewhere.query('BEGIN');
  await elsewhere.query(`SELECT pg_advisory_xact_lock(hashtextextended('city-plots 9-12', 0))`);
  const seats = Promise.all(ids.map((id) => assign(id)));
  // Each has asked for its seat and grade; from here on all wait.
  await setTimeout(300);
  const read = await Promise.race([pool.query('SELECT 1'), setTimeout(2_000, 'no connection')]);
  await elsewhere.query('COMMIT');
  elsewhere.release();
  expect((await seats).length).toBe(ids.length);
  expect(read).not.toBe('no connection');
});

test('the first students of a city live around its center', async () => {
  const ids = await makeUsers(8, 8);
  const [first, ...others] = await Promise.all(ids.map((id) => assign(id, 'private')));
  expect(new Set(others.map(({ plot }) => plot))).toEqual(new Set([first?.plot]));
  const { x, y } = cornerOfBlock(blockOfPlot(first?.plot ?? 0));
  expect(Math.max(Math.abs(x + 3 - citySize / 2), Math.abs(y + 3 - citySize / 2))).toBeLessThan(16);
});

test('a plot is for ever, also for eight calls of one student at once', async () => {
  const [id = 0] = await makeUsers(1, 7);
  const seats = await Promise.all(Array.from({ length: 8 }, () => assign(id)));
  expect(new Set(seats.map((seat) => JSON.stringify(seat))).size).toBe(1);
  expect(await assign(id)).toEqual(seats[0]);
});

test('grades 6 to 8, 9 to 12 and unknown ones build apart', async () => {
  const [six = 0] = await makeUsers(1, 6);
  const [eight = 0] = await makeUsers(1, 8);
  const [nine = 0] = await makeUsers(1, 9);
  const [unknown = 0] = await makeUsers(1);
  const cities = await Promise.all([six, eight, nine, unknown].map(async (id) => (await assign(id)).cityId));
  expect(cities[0]).toBe(cities[1]);
  expect(new Set(cities).size).toBe(3);
});

test('a freed plot is given again before a new city begins', async () => {
  const ids = await makeUsers(32, 11);
  for (const id of ids) await assign(id);
  const freed = await assign(ids[5] ?? 0);
  await server.context.pool.query('DELETE FROM users WHERE id = $1', [ids[5]]);
  const [next = 0] = await makeUsers(1, 11);
  expect(await assign(next)).toEqual(freed);
});

test('MULTIPLAYER=off gives everybody a city of their own and keeps the plot in the class', async () => {
  const alone = await createTestServer({ settings: { city: { multiplayer: false, address: undefined } } });
  const address = await alone.app.listen({ port: 0, host: '127.0.0.1' });
  const seats = [];
  for (let count = 0; count < 2; count += 1) {
    const { headers } = await alone.student();
    seats.push((await askSeat(address, await takeTicket({ address, headers }))).body);
  }
  expect(seats.map(({ kind, plot }) => [kind, plot])).toEqual([
    ['private', 8],
    ['private', 8],
  ]);
  expect(seats[0]?.seat.roomId).not.toBe(seats[1]?.seat.roomId);
  await alone.close();
});
