import { buildingOfTileType, plotTiles, xOf, yOf } from '@playforward/city-sim';
import type { CityFrame } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinCity } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

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
  const { plot } = one.welcome;
  expect(two.welcome.plot).not.toBe(plot);
  const tile = plotTiles(plot)[0] ?? 0;
  const answer = await one.ask({ type: 'place', building: 'cottage', x: xOf(tile), y: yOf(tile) });
  expect(answer.type).toBe('ok');
  const seen = await two.hear(
    'applied',
    ({ command }) => command.kind === 'place' && command.type === 'cottage',
  );
  expect(seen.plot).toBe(plot);
  const built = await two.frame(({ kind, tick }) => kind === 'delta' && tick > seen.tick);
  const change = built.kind === 'delta' && built.changes.find(({ index }) => index === tile);
  expect(change && { ...change, type: buildingOfTileType(change.type) }).toMatchObject({
    type: 'cottage',
    owner: plot,
  });
  // When somebody moves in is the city's own affair: the hours that follow are told to both.
  const later = ({ kind, tick }: CityFrame) => kind === 'delta' && tick > seen.tick;
  const [ofOne, ofTwo] = await Promise.all([one.frame(later), two.frame(later)]);
  expect(ofOne).toEqual(ofTwo);
  await one.leave();
  await two.leave();
});
