import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { readPlacement } from '../metrics/read-placement.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { forkCity } from '../storage/fork-city.ts';
import { landValueAt } from './land-value.ts';

describe('land and homes', () => {
  const city = createCity({ seed: 17 });
  advance(city, 24 * 20);
  const homes = [...openNetworks(city).homes.ids];
  const valueAt = (id: number) => landValueAt(city, openNetworks(city), id);

  test('land is worth more near the middle, near stops and services, and less in smoke', () => {
    const smoky = forkCity(city);
    smoky.pollution.fill(100);
    for (const id of homes) {
      expect(valueAt(id)).toBeGreaterThanOrEqual(0);
      expect(valueAt(id)).toBeLessThanOrEqual(1000);
      expect(landValueAt(smoky, openNetworks(smoky), id)).toBeLessThanOrEqual(valueAt(id));
    }
    const district = createCity({ seed: 1, kind: 'district' });
    const before = landValueAt(district, openNetworks(district), 49);
    applyCommand(district, { plot: 0, command: { kind: 'place', type: 'school', x: 2, y: 2 }, budget: 1e9 });
    applyCommand(district, {
      plot: 0,
      command: { kind: 'place', type: 'bus-stop', x: 1, y: 2 },
      budget: 1e9,
    });
    expect(landValueAt(district, openNetworks(district), 49)).toBeGreaterThan(before + 150);
  });

  test('homes on good land are done up, homes on poor land are not', () => {
    const levels = new Set(homes.map((id) => city.level[id]));
    expect(levels).toEqual(new Set([1, 2, 3]));
    for (const id of homes) if (valueAt(id) < 350) expect(city.level[id]).toBe(1);
    const [best = 0] = homes.toSorted((left, right) => valueAt(right) - valueAt(left));
    expect(readPlacement(city, best)).toMatchObject({ level: 3, landValue: valueAt(best) });
  });

  test('homes run down level by level when the air goes bad', () => {
    const bad = forkCity(city);
    for (let day = 0; day < 4; day += 1) {
      bad.pollution.fill(1500);
      advance(bad, 24);
    }
    const sum = (of: typeof city) => homes.reduce((total, id) => total + (of.level[id] ?? 0), 0);
    expect(sum(bad)).toBeLessThan(sum(city));
  });
});
