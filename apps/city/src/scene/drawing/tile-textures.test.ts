import { expect, test } from 'vitest';
import { build, darken, fixtureCity } from '../../testing/fixture-city.ts';
import { createTileTextures, tileKinds, writeKinds, writeLife } from './tile-textures.ts';

const at = (x: number, y: number): number => (y * 48 + x) * 4;

test('the ground shows what stands on it: street, garden, park over its whole size, water under a bridge', () => {
  const city = fixtureCity();
  const textures = createTileTextures();
  writeKinds(textures, city);
  expect(textures.sharp[at(8, 3)]).toBe(tileKinds.road);
  expect([10, 11, 12].map((x) => textures.sharp[at(x, 14)])).toEqual([1, 1, 1].map(() => tileKinds.park));
  expect([27, 28, 29, 30].map((x) => textures.soft[at(x, 37)])).toEqual([255, 255, 255, 255]);
  expect(textures.soft[at(26, 37)]).toBe(0);
});

test('only the tiles of a new building change', () => {
  const city = fixtureCity();
  const [before, after] = [createTileTextures(), createTileTextures()];
  writeKinds(before, city);
  const empty = city.type.findIndex((type, tile) => type === 0 && tile % 48 === 3 && tile > 100);
  build(city, { type: 'kiosk', x: 3, y: Math.floor(empty / 48) });
  writeKinds(after, city);
  const changed = [...after.sharp.keys()].filter((index) => after.sharp[index] !== before.sharp[index]);
  expect(changed).toEqual([empty * 4]);
});

test('a dark block has no power on any of its tiles, its neighbours keep theirs', () => {
  const city = fixtureCity();
  darken(city, 20);
  const textures = createTileTextures();
  writeLife(textures, city);
  expect(textures.sharp[at(18, 26) + 3]).toBe(0);
  expect(textures.sharp[at(26, 26) + 3]).toBe(255);
});

test('people at home and dirt are shares of a full house and of full haze', () => {
  const city = fixtureCity();
  const [house] = [...city.placed.values()].filter(({ type }) => type === 'flats');
  if (!house) throw new Error('The city has flats.');
  const tile = house.y * 48 + house.x;
  city.pop[tile] = 10;
  city.pollution[tile] = 5000;
  const textures = createTileTextures();
  writeLife(textures, city);
  expect(textures.sharp[tile * 4 + 2]).toBe(128);
  expect(textures.soft[tile * 4 + 2]).toBe(255);
});
