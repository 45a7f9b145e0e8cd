import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plotTiles, xOf, yOf } from '@playforward/city-sim';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askSeat, type CityPlayer, joinCity, takeTicket } from '../../../testing/city-player.ts';
import { freePort } from '../../../testing/free-port.ts';
import { type RealRedis, redisServer, startRedis } from '../../../testing/real-redis.ts';
import { endServer, type SpawnedServer, spawnServer } from '../../../testing/spawned-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const running: SpawnedServer[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await endServer(server, 'SIGKILL');
});
afterAll(() => database.drop());

async function start(more: Record<string, string> = {}): Promise<SpawnedServer> {
  const server = await spawnServer({
    DATABASE_URL: database.connectionString,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'playforward-city-')),
    // Who has not said an age would build alone.
    CONSENT_AGE: '0',
    PASSWORD_PEPPER: 'q7Lw2-zR9vT4xB8nK1mC5dF6gH3jS0aP',
    ...more,
  });
  running.push(server);
  return server;
}

let count = 0;
/** Who signs up at one process is known to all. */
async function signUp({ origin }: SpawnedServer): Promise<{ authorization: string }> {
  count += 1;
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana',
      email: `several-${process.pid}-${count}@school.example`,
      password: 'violet-harbor-92',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const spot = ({ welcome }: CityPlayer, index = 0) => {
  const tile = plotTiles(welcome.plot)[index] ?? 0;
  return { x: xOf(tile), y: yOf(tile) };
};
const cottage = { type: 'place' as const, building: 'cottage' };

test('what was answered ok is there after the server was killed before any snapshot', async () => {
  const first = await start();
  const headers = await signUp(first);
  const one = await joinCity({ address: first.origin, headers });
  one.room.reconnection.enabled = false;
  const built = await one.ask({ ...cottage, ...spot(one) });
  expect(built.type).toBe('ok');
  await endServer(first, 'SIGKILL');
  running.length = 0;
  const second = await start();
  const again = await joinCity({ address: second.origin, headers });
  expect(again.welcome.plot).toBe(one.welcome.plot);
  expect(await again.ask({ ...cottage, ...spot(again) })).toMatchObject({ reason_id: 'occupied' });
  await again.leave();
}, 120_000);

test('without Redis a second process does not open a city that the first one has, and says so', async () => {
  const [first, second] = [await start(), await start()];
  const headers = await signUp(first);
  const one = await joinCity({ address: first.origin, headers });
  const refused = await askSeat(second.origin, await takeTicket({ address: second.origin, headers }));
  expect([refused.status, refused.body.detail]).toEqual([503, expect.stringContaining('another computer')]);
  expect(await one.ask({ ...cottage, ...spot(one, 1) })).toMatchObject({ type: 'ok' });
  await one.leave();
}, 120_000);

describe.skipIf(!redisServer)('with Redis', () => {
  let redis: RealRedis;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  /** Each process is reached at its own address, as behind a proxy that knows both. */
  async function startShared(): Promise<SpawnedServer> {
    const port = String(await freePort());
    const address = `127.0.0.1:${port}/stem-city/socket`;
    return start({ PORT: port, REDIS_URL: redis.url, CITY_ADDRESS: address });
  }

  test('two processes that are asked for one city at once send everybody to the one that has it', async () => {
    const servers = [await startShared(), await startShared()];
    const headers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(servers[index % 2] as SpawnedServer)),
    );
    const players = await Promise.all(
      headers.map((each, index) => joinCity({ address: servers[index % 2]?.origin ?? '', headers: each })),
    );
    expect(new Set(players.map(({ seat }) => seat.seat.processId)).size).toBe(1);
    expect(new Set(players.map(({ welcome }) => welcome.city.id)).size).toBe(1);
    expect(new Set(players.map(({ welcome }) => welcome.plot)).size).toBe(6);
    const [one, two] = players as [CityPlayer, CityPlayer];
    expect(await one.ask({ ...cottage, ...spot(one, 3) })).toMatchObject({ type: 'ok' });
    await two.hear('applied', ({ plot, command }) => plot === one.welcome.plot && command.kind === 'place');
    for (const player of players) await player.leave();
  }, 120_000);

  test('when the process that has a city is killed, the other one opens it with all that was built', async () => {
    const servers = [await startShared(), await startShared()];
    const headers = await signUp(servers[0] as SpawnedServer);
    const one = await joinCity({ address: servers[0]?.origin ?? '', headers });
    one.room.reconnection.enabled = false;
    expect(await one.ask({ ...cottage, ...spot(one, 10) })).toMatchObject({ type: 'ok' });
    const owner = servers.findIndex(({ origin }) =>
      one.seat.seat.publicAddress?.startsWith(origin.replace('http://', '')),
    );
    expect(owner).toBeGreaterThanOrEqual(0);
    await endServer(servers[owner] as SpawnedServer, 'SIGKILL');
    const rest = servers[1 - owner] as SpawnedServer;
    running.splice(0, running.length, rest);
    const again = await joinCity({ address: rest.origin, headers });
    expect(again.seat.seat.processId).not.toBe(one.seat.seat.processId);
    expect(await again.ask({ ...cottage, ...spot(again, 10) })).toMatchObject({ reason_id: 'occupied' });
    await again.leave();
  }, 120_000);
});
