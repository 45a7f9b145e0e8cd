import { buildings, plotTiles, xOf, yOf } from '@playforward/city-sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinCity } from '../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const join = async () => joinCity({ address, headers: (await server.student()).headers });

test('two students meet in one city, and one sees what the other builds', async () => {
  const one = await join();
  const two = await join();
  expect(two.welcome.city.id).toBe(one.welcome.city.id);
  expect([one.welcome.plot, two.welcome.plot]).toEqual([0, 1]);
  // What happens before a snapshot is in it, and no delta tells of it again.
  await two.frame(({ kind }) => kind === 'snapshot');
  const tile = plotTiles(0)[0] ?? 0;
  const answer = await one.ask({ type: 'place', building: 'cottage', x: xOf(tile), y: yOf(tile) });
  expect(answer.type).toBe('ok');
  const seen = await two.hear(
    'applied',
    ({ command }) => command.kind === 'place' && command.type === 'cottage',
  );
  expect(seen.plot).toBe(0);
  const frame = await two.frame(
    (each) => each.kind === 'delta' && each.changes.some(({ index }) => index === tile),
  );
  expect(frame.tick).toBeGreaterThan(seen.tick);
  expect(buildings.cottage.people).toBeGreaterThan(0);
  await one.leave();
  await two.leave();
});
