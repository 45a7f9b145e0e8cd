import { plotTiles, xOf, yOf } from '@playforward/city-sim';
import { type CityRoomState, cityLimits } from '@playforward/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CityPlayer, joinCity } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let address: string;
let one: CityPlayer;
let two: CityPlayer;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  [one, two] = [await join(), await join()];
});
afterAll(() => server.close());

const join = async () => joinCity({ address, headers: (await server.student()).headers });
const tileOf = ({ welcome }: CityPlayer, index = 0) => {
  const tile = plotTiles(welcome.plot)[index] ?? 0;
  return { x: xOf(tile), y: yOf(tile) };
};
const cottage = { type: 'place' as const, building: 'cottage' };
const countEvents = async () =>
  Number((await server.context.pool.query('SELECT count(*) FROM city_event')).rows[0].count);

test("another student's plot is named by its owner, and nothing is stored", async () => {
  const before = await countEvents();
  const answer = await one.ask({ ...cottage, ...tileOf(two) });
  expect(answer).toMatchObject({
    type: 'no',
    reason_id: 'someone-elses',
    text: `That tile is ${two.welcome.alias}'s. Pick a tile on your plot.`,
  });
  expect(await countEvents()).toBe(before);
});

test("another student's building stays", async () => {
  const built = await two.ask({ ...cottage, ...tileOf(two) });
  expect(built).toMatchObject({ type: 'ok' });
  const id = built.type === 'ok' ? (built.placement_id ?? -1) : -1;
  expect(await one.ask({ type: 'remove', id })).toMatchObject({ type: 'no', reason_id: 'someone-elses' });
  expect(await two.ask({ type: 'remove', id })).toMatchObject({ type: 'ok' });
});

test.each([
  ['left of the city', -1, 3],
  ['below the city', 3, 48],
  ['far away', 256, 256],
])('a tile %s is outside', async (_, x, y) => {
  const answer = await one.ask({ ...cottage, x, y });
  expect(answer).toMatchObject({ type: 'no', reason_id: 'outside' });
});

test('what the plot cannot pay is refused with a reason, and the balance is as before', async () => {
  const array = { type: 'place' as const, building: 'solar-array', params: { n: 200 } };
  const reasons: string[] = [];
  for (let index = 0; index < 16 && !reasons.includes('balance-empty'); index += 1) {
    const answer = await one.ask({ ...array, ...tileOf(one, index) });
    if (answer.type === 'no') reasons.push(answer.reason_id);
  }
  expect(reasons).toContain('balance-empty');
  const before = await countEvents();
  expect(await one.ask({ ...array, ...tileOf(one, 20) })).toMatchObject({
    reason_id: 'balance-empty',
    text: expect.stringContaining('cannot pay'),
  });
  expect(await countEvents()).toBe(before);
});

test.each([
  ['an unknown type', { type: 'fly', seq: 900 }],
  ['half a tile', { type: 'place', seq: 900, building: 'cottage', x: 0.5, y: 0 }],
  ['a building that is text', { type: 'place', seq: 900, building: '<script>', x: 0, y: 0 }],
  ['one key too many', { type: 'undo', seq: 900, plot: 3 }],
  ['words as numbers', { type: 'remove', seq: 900, id: 'all' }],
])('%s is answered and changes nothing', async (_, message) => {
  const before = await countEvents();
  one.say(message);
  const answer = await one.hear('no', ({ seq }) => seq === 900);
  expect(answer.reason_id).toBe('bad-message');
  expect(await countEvents()).toBe(before);
});

test.each([[null], ['text'], [[1, 2]], [{}], [{ seq: -1 }], [{ __proto__: null, constructor: 1 }]])(
  '%j is passed over, and the city goes on',
  async (message) => {
    one.say(message);
    expect(await one.ask({ ...cottage, ...tileOf(one) })).toMatchObject({ type: 'ok' });
  },
);

test('a frame above 1 KB ends the connection that sent it, and nobody else notices', async () => {
  one.room.reconnection.enabled = false;
  one.say({ type: 'phrase', id: 'x'.repeat(cityLimits.messageBytes) });
  await one.closed;
  expect(await two.ask({ ...cottage, ...tileOf(two) })).toMatchObject({ type: 'ok' });
});

test('a flood is cut off at the limit of one second, and nobody else notices', async () => {
  one.room.reconnection.enabled = false;
  const { sessionId } = one.room;
  const seen: number[] = [];
  two.room.onStateChange((state) => {
    const shown = (state as unknown as CityRoomState).players.get(sessionId);
    if (shown) seen.push(shown.x);
  });
  for (let count = 0; count < 200; count += 1) one.say({ type: 'cursor', x: count, y: 0 });
  await one.closed;
  await expect.poll(() => (two.room.state as unknown as CityRoomState).players.has(sessionId)).toBe(false);
  expect(Math.max(0, ...seen)).toBeLessThanOrEqual(cityLimits.messagesPerSecond);
  expect(await two.ask({ ...cottage, ...tileOf(two) })).toMatchObject({ type: 'ok' });
});

test('a lively player stays below the limit of messages', async () => {
  for (let count = 0; count < cityLimits.messagesPerSecond - 2; count += 1) {
    one.say({ type: 'cursor', x: count, y: 0 });
  }
  expect(await one.ask({ ...cottage, ...tileOf(one) })).toMatchObject({ type: 'ok' });
});
