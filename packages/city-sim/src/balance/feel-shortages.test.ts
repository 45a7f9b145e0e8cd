import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { type City, tileFlags } from '../city.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { blockOfPlot, cornerOfBlock } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { decodeCity } from '../storage/decode-city.ts';
import { encodeCity } from '../storage/encode-city.ts';
import { hashCity } from '../storage/hash-city.ts';
import { homesWithout } from './feel-shortages.ts';

const corner = cornerOfBlock(blockOfPlot(0));
/** Tens of a kind of goods: what the homes around feel. */
const kinds = { power: 11, water: 21, travel: 31, green: 41, services: 51 } as const;

/** A street of six homes with a site that asks for 10 of one kind a day, and a store that lasts for `stock`. */
function street(kind: keyof typeof kinds, stock: number): City {
  const city = createCity({ seed: 1, kind: 'district' });
  const put = (type: 'cottage' | 'gas-backup' | 'pump' | 'site' | 'store', column: number, params = {}) => {
    const command = { kind: 'place', type, x: corner.x + column, y: corner.y, params } as const;
    const placed = applyCommand(city, { plot: 0, command, budget: 1e9 });
    if (!placed.ok) throw new Error(placed.reason);
  };
  put('site', 0, { n: 100, d: 10, k: kinds[kind] });
  put('store', 1, { n: stock, k: kinds[kind] });
  put('gas-backup', 2);
  put('pump', 3);
  for (const [at, row] of [1, 2, 3, 4, 5, 6].entries()) {
    const command = { kind: 'place', type: 'cottage', x: corner.x + at, y: corner.y + row } as const;
    applyCommand(city, { plot: 0, command, budget: 1e9 });
  }
  return city;
}

const marked = (city: City, flag: number) =>
  [...openNetworks(city).homes.ids].filter((id) => ((city.flags[id] ?? 0) & flag) !== 0).length;

describe('what work sites wait for', () => {
  test('puts out the lights of the homes around in the evening, as many as miss their part', () => {
    const city = street('power', 30);
    advance(city, 24 * 2 + 20);
    expect(marked(city, tileFlags.dark)).toBe(0);
    advance(city, 24);
    expect(marked(city, tileFlags.dark)).toBe(6);
    advance(city, 12);
    expect(marked(city, tileFlags.dark), 'by day nobody misses a lamp').toBe(0);
  });

  test('leaves taps dry at all hours, and a site that gets its half leaves half of them dry', () => {
    const city = street('water', 5);
    advance(city, 12);
    expect(marked(city, tileFlags.dry)).toBe(3);
    advance(city, 24);
    expect(marked(city, tileFlags.dry)).toBe(6);
  });

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('takes from what people think of %s', (kind) => {
    const [full, empty] = [street(kind, 100), street(kind, 0)];
    advance(full, 72);
    advance(empty, 72);
    expect(empty.comfort[kind]).toBeLessThanOrEqual(full.comfort[kind]);
    expect(empty.comfort[kind]).toBe(0);
    if (full.comfort[kind] > 0) expect(empty.happiness).toBeLessThan(full.happiness);
  });

  test('ends with the work', () => {
    const city = street('water', 0);
    advance(city, 24 * 12);
    expect(marked(city, tileFlags.dry)).toBe(0);
  });

  test('is the same in a city that was stored and loaded', () => {
    const city = street('power', 5);
    advance(city, 44);
    const loaded = decodeCity(encodeCity(city));
    if (!loaded) throw new Error('the city was not read');
    for (const one of [city, loaded]) advance(one, 24);
    expect(hashCity(loaded)).toBe(hashCity(city));
    expect(marked(loaded, tileFlags.dark)).toBe(marked(city, tileFlags.dark));
  });
});

test('a part of a home counts as one', () => {
  expect([0, 1, 250, 500, 999, 1000].map((short) => homesWithout(4, short))).toEqual([0, 1, 1, 2, 4, 4]);
});
