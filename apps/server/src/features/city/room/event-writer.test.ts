import { randomUUID } from 'node:crypto';
import { simVersion } from '@playforward/city-sim';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { selectEventsAfter } from './event-queries.ts';
import { createEventWriter } from './event-writer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function newCity(): Promise<string> {
  const id = randomUUID();
  await server.context.pool.query(
    `INSERT INTO city (id, band, kind, name, name_offers, seed, sim_version, tick, created_at, updated_at)
     VALUES ($1, 'open', 'class', 'Oak Bay', ARRAY['Oak Bay', 'Fair View', 'Sun Hill'], 1, $2, 0, now(), now())`,
    [id, simVersion],
  );
  return id;
}

const place = (tick: number, payload: unknown = { tick }) => ({
  tick,
  userId: null,
  plotNo: 3,
  kind: 'place' as const,
  payload,
});
const ticksOf = async (cityId: string) =>
  (await selectEventsAfter(server.context.db, { cityId, after: 0 })).map(({ tick }) => tick);

test('what a hundred cities change in a moment is stored by one statement, each in its order', async () => {
  const { db, clock } = server.context;
  const cities = await Promise.all(Array.from({ length: 100 }, newCity));
  const ask = vi.spyOn(db, 'execute');
  const writer = createEventWriter({ db, clock });
  const stored = await Promise.all(
    cities.map((cityId, nth) => writer.store({ cityId, epoch: 0, events: [place(nth), place(nth + 1)] })),
  );
  expect(stored).toEqual(cities.map(() => true));
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRestore();
  expect(await Promise.all(cities.map(ticksOf))).toEqual(cities.map((_, nth) => [nth, nth + 1]));
});

test('a process that lost a city stores nothing there, and the others of the same statement lose nothing', async () => {
  const [kept, lost] = [await newCity(), await newCity()];
  await server.context.pool.query('UPDATE city SET epoch = 1 WHERE id = $1', [lost]);
  const writer = createEventWriter(server.context);
  const answers = await Promise.all([
    writer.store({ cityId: kept, epoch: 0, events: [place(1)] }),
    writer.store({ cityId: lost, epoch: 0, events: [place(2)] }),
    writer.store({ cityId: lost, epoch: 1, events: [place(3)] }),
  ]);
  expect(answers).toEqual([true, false, true]);
  expect([await ticksOf(kept), await ticksOf(lost)]).toEqual([[1], [3]]);
});

test('a change that the database refuses fails alone, and the writer goes on', async () => {
  const [good, bad] = [await newCity(), await newCity()];
  const writer = createEventWriter(server.context);
  const answers = await Promise.allSettled([
    writer.store({ cityId: bad, epoch: 0, events: [place(1, { alias: '\u0000' })] }),
    writer.store({ cityId: good, epoch: 0, events: [place(2)] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect([await ticksOf(good), await ticksOf(bad)]).toEqual([[2], []]);
  expect(await writer.store({ cityId: bad, epoch: 0, events: [place(4)] })).toBe(true);
});
