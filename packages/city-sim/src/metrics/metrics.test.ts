import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { blockOfPlot, cornerOfBlock, ownerOfTile, tileCount, tileOf } from '../grid.ts';
import { problems } from '../phases/take-census.ts';
import { forkCity } from '../storage/fork-city.ts';
import { complaints } from './complaints.ts';
import { metricIds, metricSpec } from './metric-specs.ts';
import { overlayIds, readOverlay } from './overlays.ts';
import { readMetrics, readSeries } from './read-metrics.ts';
import { placementAt, readPlacement } from './read-placement.ts';

const city = createCity({ seed: 6 });
advance(city, 24 * 70);

describe('meters and series', () => {
  test('there are 34, each with a label and the number of decimals to show', () => {
    expect(metricIds).toHaveLength(34);
    expect(new Set(metricIds.map((id) => metricSpec[id].label)).size).toBe(34);
    expect(Object.keys(readMetrics(city))).toEqual([...metricIds]);
  });

  test('keep the last 60 days and 48 hours, oldest first', () => {
    for (const metric of metricIds) {
      const { daily, hourly } = readSeries(city, metric);
      expect([daily.length, hourly.length]).toEqual([60, 48]);
      expect([...daily, ...hourly].every(Number.isFinite)).toBe(true);
    }
    expect(readSeries(city, 'people').hourly.at(-1)).toBe(readMetrics(city).people);
    expect(
      readSeries(city, 'sunshine')
        .hourly.slice(-8)
        .every((light) => light >= 0),
    ).toBe(true);
  });

  test('a day is the sum of its hours for what flows into a total, and their mean for what is a level', () => {
    const later = forkCity(city);
    advance(later, (24 - (later.tick % 24)) % 24);
    const [trips, demand] = [readSeries(later, 'trips'), readSeries(later, 'powerDemand')];
    const lastDay = (hours: number[]) => hours.slice(-24).reduce((sum, value) => sum + value, 0);
    expect(trips.daily.at(-1)).toBe(lastDay(trips.hourly));
    expect(readMetrics(later).trips).toBe(lastDay(trips.hourly));
    expect(demand.daily.at(-1)).toBeCloseTo(lastDay(demand.hourly) / 24, 2);
  });
});

describe('complaints', () => {
  test('at most four problems with at most 100 votes, the most voted first, and the same when asked again', () => {
    const list = complaints(city);
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(4);
    expect(list.reduce((sum, { votes }) => sum + votes, 0)).toBeLessThanOrEqual(100);
    expect(list.map(({ votes }) => votes)).toEqual(list.map(({ votes }) => votes).toSorted((a, b) => b - a));
    expect(complaints(city)).toEqual(list);
    expect(complaints(forkCity(city))).toEqual(list);
  });

  test('name what is missing: taxes when they are high, water when there is none, work when there is none', () => {
    const worst = (change: (fork: typeof city) => void) => {
      const fork = forkCity(city);
      change(fork);
      return complaints(fork)[0]?.problem;
    };
    expect(worst((fork) => Object.assign(fork, { tax: 300 }))).toBe('taxes');
    expect(worst((fork) => fork.blocks.water.fill(0))).toBe('water');
    const noWork = createCity({ seed: 1, kind: 'district' });
    applyCommand(noWork, { plot: 0, command: { kind: 'place', type: 'tower', x: 1, y: 1 }, budget: 1e9 });
    expect(complaints(noWork).map(({ problem }) => problem)).toContain('jobs');
  });

  test('an empty city has none, and every problem has its words', () => {
    expect(complaints(createCity({ seed: 1, kind: 'district' }))).toEqual([]);
    expect(problems).toHaveLength(7);
  });
});

describe('maps', () => {
  test('each has a value for every tile', () => {
    for (const overlay of overlayIds) expect(readOverlay(city, overlay)).toHaveLength(tileCount);
    expect(readOverlay(city, 'owners')).toEqual(ownerOfTile);
  });

  test('show a dark block darker than a lit one, and the way to a stop fading', () => {
    const fork = forkCity(city);
    fork.importLimit = 0;
    fork.weather = { mode: 'clear', cloud: 0, wind: 0 };
    fork.battery = 0;
    advance(fork, (26 - (fork.tick % 24)) % 24);
    const power = readOverlay(fork, 'power');
    const dark = fork.blocks.dark.indexOf(1);
    const { x, y } = cornerOfBlock(dark);
    expect(power[tileOf(x, y)]).toBe(64);
    const district = createCity({ seed: 1, kind: 'district' });
    applyCommand(district, {
      plot: 0,
      command: { kind: 'place', type: 'bus-stop', x: 3, y: 3 },
      budget: 1e9,
    });
    const travel = readOverlay(district, 'travel');
    expect([3, 4, 10, 11].map((column) => travel[tileOf(column, 3)])).toEqual([255, 225, 45, 0]);
  });
});

describe('a building’s card', () => {
  const district = createCity({ seed: 1, kind: 'district' });
  const { x, y } = cornerOfBlock(blockOfPlot(0));
  const build = (type: 'tower' | 'solar-array' | 'tank' | 'cottage', column: number, row: number) => {
    const command = { kind: 'place', type, x: x + column, y: y + row } as const;
    return applyCommand(district, { plot: 0, command, budget: 1e9 });
  };
  build('tower', 0, 0);
  build('solar-array', 2, 0);
  build('tank', 3, 0);
  build('cottage', 3, 3);
  advance(district, 12);

  test('says what it gives and takes now, and finds the building from any of its tiles', () => {
    const tower = placementAt(district, tileOf(x + 1, y + 1));
    expect(tower?.id).toBe(tileOf(x, y));
    expect(readPlacement(district, tileOf(x, y))).toMatchObject({ people: 96, status: 'working' });
    expect(readPlacement(district, tileOf(x + 2, y))).toMatchObject({ watts: 12_000, status: 'working' });
    expect(readPlacement(district, tileOf(x + 3, y))).toMatchObject({ litres: 37_699 });
    expect(readPlacement(district, tileOf(x + 6, y))).toBeNull();
    expect(placementAt(district, tileOf(x + 6, y))).toBeNull();
  });

  test('says why it does not work: no pipe in the lonely middle, no power at night', () => {
    expect(readPlacement(district, tileOf(x + 3, y + 3))).toMatchObject({ status: 'no-pipe', watts: 0 });
    advance(district, 10);
    expect(readPlacement(district, tileOf(x, y))).toMatchObject({ status: 'dark', watts: 0 });
  });
});
