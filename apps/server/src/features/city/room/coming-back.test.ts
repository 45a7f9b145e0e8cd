import { inflateRawSync } from 'node:zlib';
import {
  advance,
  applyCommand,
  type City,
  type Command,
  decodeCity,
  hashCity,
  plotTiles,
  xOf,
  yOf,
} from '@playforward/city-sim';
import { cityCloseCodes } from '@playforward/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '../../../db/schema/city.ts';
import { type CityPlayer, joinCity } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { selectEventsAfter } from './event-queries.ts';
import { restoreCity } from './open-city.ts';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** The snapshot of a city with everything that was stored after it. */
async function readStoredCity(cityId: string): Promise<City> {
  const { db } = server.context;
  const [row] = await db.select().from(cities).where(eq(cities.id, cityId));
  const snapshot = row?.snapshot && decodeCity(row.snapshot);
  if (!snapshot) throw new Error('there is no snapshot');
  return restoreCity(snapshot, await selectEventsAfter(db, { cityId, after: row.savedEvent }));
}

const join = async () => joinCity({ address, headers: (await server.student()).headers });
const spot = ({ welcome }: CityPlayer, index = 0) => {
  const tile = plotTiles(welcome.plot)[index] ?? 0;
  return { x: xOf(tile), y: yOf(tile) };
};

test('a line that breaks is taken up again under the same seat, with a fresh snapshot', async () => {
  const one = await join();
  const { sessionId } = one.room;
  const snapshots = () => one.frames.filter(({ kind }) => kind === 'snapshot').length;
  await expect.poll(snapshots).toBe(1);
  const isBack = new Promise((done) => one.room.onReconnect(() => done(true)));
  one.room.connection.close(4010);
  expect(await isBack).toBe(true);
  expect(one.room.sessionId).toBe(sessionId);
  await expect.poll(snapshots).toBe(2);
  expect(await one.ask({ type: 'place', building: 'cottage', ...spot(one) })).toMatchObject({ type: 'ok' });
  await one.leave();
});

test('a second window of the same student takes the city over, and the first one is told', async () => {
  const { headers } = await server.student();
  const first = await joinCity({ address, headers });
  const second = await joinCity({ address, headers });
  expect(await first.hear('closing')).toMatchObject({ may_return: false });
  expect(await first.closed).toBe(cityCloseCodes.elsewhere);
  expect(second.welcome.plot).toBe(first.welcome.plot);
  await second.leave();
});

test('whoever signs out leaves the city at once, also when an operator ends the sessions', async () => {
  const { headers } = await server.student();
  const one = await joinCity({ address, headers });
  await server.app.inject({ method: 'POST', url: '/auth/logout', headers });
  expect(await one.closed).toBe(cityCloseCodes.signedOut);
  const student = await server.student();
  const two = await joinCity({ address, headers: student.headers });
  await server.context.sessions.endAll(student.id);
  expect(await two.closed).toBe(cityCloseCodes.signedOut);
});

test('a mirror that applies what it is told, and a snapshot with the events after it, equal the city of the server', async () => {
  const one = await join();
  const two = await join();
  const snapshot = await two.frame(({ kind }) => kind === 'snapshot');
  const mirror = snapshot.kind === 'snapshot' ? decodeCity(inflateRawSync(snapshot.deflated)) : null;
  if (!mirror) throw new Error('the snapshot is no city');
  for (const [index, building] of ['park', 'solar-array', 'cottage'].entries()) {
    await one.ask({ type: 'place', building, ...spot(one, index * 8) });
  }
  await one.ask({ type: 'undo' });
  await two.ask({ type: 'place', building: 'kiosk', ...spot(two) });
  const state = () => two.room.state as unknown as { tick: number; hash: number; hashTick: number };
  const builtAt = state().tick;
  await expect.poll(() => state().hashTick > builtAt, { timeout: 25_000, interval: 50 }).toBe(true);
  const { hash, hashTick } = state();
  for (const message of two.heard.slice(two.heardBefore())) {
    if (message.type !== 'applied') continue;
    const { tick, plot, command } = message;
    advance(mirror, tick - mirror.tick);
    expect(applyCommand(mirror, { plot, command: command as Command }).ok).toBe(true);
  }
  const hashAt = (city: City) => {
    advance(city, hashTick - city.tick);
    return Number.parseInt(hashCity(city).slice(-8), 16);
  };
  expect(hashAt(mirror)).toBe(hash);
  expect(hashAt(await readStoredCity(one.welcome.city.id))).toBe(hash);
  await one.leave();
  await two.leave();
}, 40_000);

test('undo takes back the own changes, newest first, and says when there is none', async () => {
  const one = await join();
  for (const index of [0, 8, 16]) {
    expect(await one.ask({ type: 'place', building: 'cottage', ...spot(one, index) })).toMatchObject({
      type: 'ok',
    });
  }
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push((await one.ask({ type: 'undo' })).type);
  expect(answers).toEqual(['ok', 'ok', 'ok', 'no']);
  const removed = one.heard.flatMap((each) =>
    each.type === 'applied' && each.command.kind === 'remove' ? [each.command.id] : [],
  );
  expect(removed).toEqual([16, 8, 0].map((index) => plotTiles(one.welcome.plot)[index]));
  await one.leave();
});

test('stopping the server stores the city, and the next one goes on with it', async () => {
  const own = await createTestServer();
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const one = await joinCity({ address: at, headers: (await own.student()).headers });
  await one.ask({ type: 'place', building: 'cottage', ...spot(one) });
  const { rows } = await own.context.pool.query<{ id: string }>('SELECT max(id) AS id FROM city_event');
  await own.app.close();
  expect(await one.closed).toBe(cityCloseCodes.moved);
  const stored = await own.context.pool.query('SELECT saved_event, snapshot IS NOT NULL AS saved FROM city');
  expect(stored.rows).toEqual([{ saved_event: rows[0]?.id, saved: true }]);
  await own.close();
});

test('a city of an older simulation is built again from its events', async () => {
  const own = await createTestServer();
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await own.student();
  const one = await joinCity({ address: at, headers });
  expect(await one.ask({ type: 'place', building: 'park', ...spot(one, 8) })).toMatchObject({ type: 'ok' });
  await one.leave();
  const isOpen = `SELECT 1 FROM pg_locks JOIN pg_database AS d ON d.oid = database
    WHERE locktype = 'advisory' AND d.datname = current_database()`;
  await expect.poll(async () => (await own.context.pool.query(isOpen)).rowCount).toBe(0);
  await own.context.pool.query("UPDATE city SET snapshot = '\\x00', sim_version = 0");
  const again = await joinCity({ address: at, headers });
  const answer = await again.ask({ type: 'place', building: 'cottage', ...spot(again, 8) });
  expect(answer).toMatchObject({ type: 'no', reason_id: 'occupied' });
  await own.close();
});
