import { describe, expect, test } from 'vitest';
import { build, fixtureCity } from '../../testing/fixture-city.ts';
import { riseSeconds, watchBuildings } from './births.ts';

describe('births', () => {
  test('what stood at the first look has always stood; a new building rises and then stands', () => {
    const city = fixtureCity();
    const watch = watchBuildings();
    expect(watch.look(city, 1)).toBe(true);
    expect(watch.births.size).toBe(0);
    expect(watch.look(city, 2)).toBe(false);
    const [empty] = [...city.type.keys()].filter(
      (tile) => city.type[tile] === 0 && tile % 48 === 3 && tile > 48 * 2,
    );
    build(city, { type: 'cottage', x: 3, y: Math.floor((empty ?? 0) / 48) });
    expect(watch.look(city, 3)).toBe(true);
    expect([...watch.births.values()]).toEqual([3]);
    expect(watch.isRising(3.1)).toBe(true);
    expect(watch.isRising(3 + riseSeconds + 0.1)).toBe(false);
  });

  test('taking a building away is a change too', () => {
    const city = fixtureCity();
    const watch = watchBuildings();
    watch.look(city, 0);
    const [id = 0] = city.placed.keys();
    city.placed.delete(id);
    expect(watch.look(city, 1)).toBe(true);
  });

  test('nothing rises when another city is looked at, nor when the first one is again', () => {
    const city = fixtureCity();
    const watch = watchBuildings();
    watch.look(city, 0);
    const other = { ...city, seed: city.seed + 1, placed: new Map([...city.placed].slice(3)) };
    expect(watch.look(other, 1)).toBe(true);
    expect(watch.look(city, 2)).toBe(true);
    expect(watch.births.size).toBe(0);
  });
});
