import { applyCommand, createCity, plotTiles, xOf, yOf } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { describeSpot } from './describe-spot.ts';
import { blueprint, hasRoom } from './place-plan.ts';

const plot = 4;
function ownCity() {
  const city = createCity({ seed: 3 });
  applyCommand(city, { plot, command: { kind: 'claim' } });
  return city;
}
const planned = (target: string, params = {}) =>
  ({ action: { type: 'place', target, params } }) as unknown as CityMission;

test('the blueprint follows the typed number, and is drawn with start values where it cannot', () => {
  const city = ownCity();
  const spot = blueprint(city, plot, planned('solar-array', { n: 'n' }), { n: '42' });
  expect(spot).toMatchObject({ type: 'solar-array', params: { n: 42 } });
  expect(spot && hasRoom(city, plot, spot)).toBe(true);
  expect(blueprint(city, plot, planned('solar-array', { n: 'n' }), { n: '99999' })).toMatchObject({
    params: {},
  });
  expect(blueprint(city, plot, planned('a-tide'), { n: '1' })).toBeNull();
});

test('nothing has room on another plot or outside', () => {
  const city = ownCity();
  const other = plotTiles(5)[0] ?? 0;
  const at = (x: number, y: number) => hasRoom(city, plot, { type: 'park', x, y, params: {} });
  expect([at(xOf(other), yOf(other)), at(-1, 0), at(0, 0)]).toEqual([false, false, false]);
});

test('a tile is told with its name, its owner and what stands there', () => {
  const city = ownCity();
  const names = { own: plot, aliasOf: () => 'Swift Otter' };
  expect(describeSpot(city, plotTiles(plot)[0] ?? 0, names)).toMatch(/^A1, your plot: /);
  expect(describeSpot(city, plotTiles(9)[8] ?? 0, names)).toMatch(/^B2, Swift Otter: /);
  expect(describeSpot(city, 0, names)).toMatch(/^Road/);
});
