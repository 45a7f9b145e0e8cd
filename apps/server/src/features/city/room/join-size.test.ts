import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { matchMaker } from '@colyseus/core';
import { advance, createCity, encodeCity, simVersion } from '@playforward/city-sim';
import { citySeatAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities, cityPlots } from '../../../db/schema/city.ts';
import { askSeat, type CityPlayer, joinCity, sitDown, takeTicket } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { CityRoom } from './city-room.ts';

const mostBytes = 12_000;
const players = 30;
const days = 60;

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** A city built up all over, whose meters have all their 60 days; the students have had their plots for long. */
async function openOldCity(owners: readonly number[]): Promise<string> {
  const [id, city, now] = [randomUUID(), createCity({ seed: 1 }), server.context.clock.now()];
  advance(city, 24 * days);
  await server.context.db.insert(cities).values({
    id,
    band: 'open',
    kind: 'class',
    name: 'Oak Bay',
    nameOffers: ['Oak Bay', 'Fair View', 'Sun Hill'],
    seed: 1,
    simVersion,
    tick: city.tick,
    snapshot: Buffer.from(encodeCity(city)),
    createdAt: now,
    updatedAt: now,
  });
  const words = ['Curious Otter', 'Swift Panda', 'Calm Heron'];
  await server.context.db.insert(cityPlots).values(
    owners.map((userId, plotNo) => ({
      cityId: id,
      plotNo,
      userId,
      kind: 'class' as const,
      claimedAt: now,
      settled: true,
      alias: `${words[plotNo % 3]} ${plotNo}`,
      aliasOffers: words,
    })),
  );
  return id;
}

/** Stops the hours and the patches of a city: what is sent from now on answers somebody. */
async function stopTheClock(cityId: string): Promise<void> {
  const room = matchMaker.getLocalRoomById(cityId) as CityRoom;
  room.patchRate = 0;
  room.clock.clear();
  await room.game?.turn;
}

/** A line to the server that counts what comes back. */
async function openCountingLine() {
  const counted = { bytes: 0 };
  const line = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    far.on('data', (chunk) => {
      counted.bytes += chunk.length;
    });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  return { counted, origin: `http://127.0.0.1:${port}`, close: () => line.close() };
}

test('a join carries at most 12 kB into a city 60 days old in which 30 players are', async () => {
  const students: Awaited<ReturnType<TestServer['student']>>[] = [];
  // One after the other: thirty at once are turned away where the server is busy.
  while (students.length < players) students.push(await server.student());
  const cityId = await openOldCity(students.map(({ id }) => id));
  const [newest, ...others] = students;
  if (!newest) throw new Error('nobody is there');
  const crowd: CityPlayer[] = [];
  for (const { headers } of others) crowd.push(await joinCity({ address, headers }));
  const { body } = await askSeat(address, await takeTicket({ address, headers: newest.headers }));
  await stopTheClock(cityId);
  const line = await openCountingLine();
  const last = await sitDown(line.origin, citySeatAnswer.parse(body));
  await last.frame(({ kind }) => kind === 'snapshot');
  const { bytes } = line.counted;
  expect(last.welcome.city.id).toBe(cityId);
  expect(last.welcome.plots.filter(({ alias }) => alias !== null)).toHaveLength(players);
  expect(bytes).toBeGreaterThan(6000);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  for (const player of [...crowd, last]) await player.leave();
  line.close();
}, 120_000);
