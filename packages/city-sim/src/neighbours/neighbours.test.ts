import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { buildings } from '../buildings/buildings.ts';
import { monumentTypes } from '../buildings/monuments.ts';
import { isFree, tilesOf } from '../buildings/placing.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { civicPlot, ownerOfTile, plotCount, plotTiles } from '../grid.ts';
import { readSeries } from '../metrics/read-metrics.ts';
import { brokenRules } from '../testing/invariants.ts';
import { monumentSites } from './build-monument.ts';
import { plansOfPlots } from './plan-plot.ts';

describe('plans', () => {
  test.each([1, 2, 3, 4, 5])(
    'of seed %i lie on their plot, never overlap and leave room for trees',
    (seed) => {
      const plans = plansOfPlots(createCity({ seed }));
      expect(plans).toHaveLength(plotCount);
      plans.forEach((plan, plot) => {
        const tiles = plan.flatMap(tilesOf);
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(tiles.every((tile) => ownerOfTile[tile] === plot)).toBe(true);
        expect(tiles.length).toBeGreaterThan(12);
        expect(tiles.length).toBeLessThan(46);
      });
    },
  );

  test('bring every kind of building into every city', () => {
    const city = createCity({ seed: 12 });
    const planned = new Set([...plansOfPlots(city).flat(), ...city.placed.values()].map(({ type }) => type));
    const missing = Object.keys(buildings).filter((type) => !planned.has(type as 'kiosk'));
    expect(missing).toEqual(['bridge', 'forecast-office', ...monumentTypes, 'store', 'site']);
  });
});

describe('neighbours', () => {
  test('go on building on their own plots, and stop on a plot that a student has', () => {
    const city = createCity({ seed: 12 });
    applyCommand(city, { plot: 3, command: { kind: 'claim' } });
    const count = (plot: number) => plotTiles(plot).filter((tile) => city.type[tile] !== 0).length;
    const before = count(3);
    const others = city.placed.size;
    advance(city, 24 * 20);
    expect(count(3)).toBe(before);
    expect(city.placed.size).toBeGreaterThan(others + 60);
    expect(brokenRules(city)).toEqual([]);
  });

  test('answer the dark evenings of a growing city with power of their own', () => {
    const city = createCity({ seed: 12 });
    const watts = () =>
      [...city.placed.values()].filter(({ type }) => buildings[type].group === 'energy').length;
    const before = watts();
    city.importLimit = 0;
    advance(city, 24 * 25);
    const dark = readSeries(city, 'brownOuts').daily;
    expect(watts()).toBeGreaterThan(before + 20);
    expect(Math.max(...dark)).toBeGreaterThan(0);
  });

  test('keep the sites of the monuments free in every city', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const city = createCity({ seed });
      for (const type of monumentTypes) {
        const tiles = tilesOf({ type, ...monumentSites[type], params: {} });
        expect(tiles.every((tile) => ownerOfTile[tile] === civicPlot)).toBe(true);
        expect(isFree(city, tiles)).toBe(true);
      }
    }
  });

  test('leave a mission’s district alone', () => {
    const district = createCity({ seed: 12, kind: 'district' });
    advance(district, 24 * 10);
    expect(district.placed.size).toBe(0);
  });
});
