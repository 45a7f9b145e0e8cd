import { describe, expect, test } from 'vitest';
import { advance } from './advance.ts';
import type { BuildingType } from './buildings/building-types.ts';
import type { City } from './city.ts';
import { applyCommand } from './commands/apply-command.ts';
import { createCity } from './create-city.ts';
import { blockOfPlot, cornerOfBlock } from './grid.ts';
import type { MetricId } from './metrics/metric-specs.ts';
import { readMetric, readSeries } from './metrics/read-metrics.ts';
import { forkCity } from './storage/fork-city.ts';

type Wish = [type: BuildingType, column: number, row: number, params?: Record<string, number>];

/** A district with these buildings on a plot. */
function build(
  wishes: readonly Wish[],
  { plot = 0, city = createCity({ seed: 1, kind: 'district' }) } = {},
): City {
  const corner = cornerOfBlock(blockOfPlot(plot));
  for (const [type, column, row, params = {}] of wishes) {
    const command = { kind: 'place', type, x: corner.x + column, y: corner.y + row, params } as const;
    const result = applyCommand(city, { plot, command, budget: 1e9 });
    if (!result.ok) throw new Error(`${type}: ${result.reason}`);
  }
  return city;
}

function after(city: City, hours: number): City {
  advance(city, hours);
  return city;
}

describe('power', () => {
  test('12 cottages at seven in the evening draw 12 times 600 W', () => {
    const cottages = Array.from(
      { length: 12 },
      (_, index): Wish => ['cottage', index % 6, index < 6 ? 0 : 6],
    );
    const city = after(build([...cottages, ['wind-turbine', 6, 3]]), 48);
    const { hourly } = readSeries(city, 'powerDemand');
    expect(hourly[24 + 19]).toBe(7.2);
    expect(Math.max(...hourly)).toBe(7.2);
  });

  test('30 panels give 12 kW at noon under a clear sky and nothing at night', () => {
    const city = after(build([['solar-array', 0, 0, { n: 30 }]]), 24);
    const { hourly } = readSeries(city, 'solar');
    expect([hourly[12], hourly[9], hourly[0]]).toEqual([12, 8.484, 0]);
  });

  test('batteries carry the noon into the evening: dark without, lit with them', () => {
    const homes: Wish[] = [
      ['flats', 0, 0],
      ['solar-array', 1, 0, { n: 60 }],
    ];
    const without = after(build(homes), 72);
    const withOne = after(build([...homes, ['battery', 2, 0]]), 72);
    expect(readSeries(without, 'brownOuts').daily[2]).toBeGreaterThan(10);
    expect(readSeries(withOne, 'brownOuts').daily[2]).toBe(0);
  });

  test('when power is short the block served longest goes dark, and the next hour another one', () => {
    const city = createCity({ seed: 1, kind: 'district' });
    for (let plot = 0; plot < 4; plot += 1) build([['flats', 0, 0]], { plot, city });
    city.importLimit = 7000;
    advance(city, 18);
    const darkAt = (): number[] => [0, 1, 2, 3].filter((plot) => city.blocks.dark[blockOfPlot(plot)] === 1);
    const turns: number[][] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      advance(city, 1);
      turns.push(darkAt());
    }
    expect(turns.every((turn) => turn.length > 0 && turn.length < 4)).toBe(true);
    expect(new Set(turns.flat()).size).toBe(4);
    for (let hour = 1; hour < turns.length; hour += 1) {
      expect(turns[hour]?.filter((plot) => turns[hour - 1]?.includes(plot)).length).toBeLessThan(4);
    }
  });

  test('gas burns only for what sun, wind, batteries and the cable cannot give', () => {
    const city = build([
      ['tower', 0, 0],
      ['gas-backup', 2, 0],
    ]);
    city.importLimit = 10_000;
    advance(city, 24);
    const gas = readSeries(city, 'gas').hourly;
    expect(gas[3]).toBe(0);
    expect(gas[19]).toBeCloseTo(4.4, 5);
  });

  test('a lonely house in the middle of a plot has no cable until something stands between it and the road', () => {
    const middle = build([['flats', 3, 3]]);
    middle.importLimit = 100_000;
    expect(readMetric(after(forkCity(middle), 24), 'powerDemand')).toBe(0);
    expect(readMetric(after(build([['kiosk', 3, 2]], { city: middle }), 24), 'powerDemand')).toBeGreaterThan(
      0,
    );
  });
});

describe('water', () => {
  test('20 people need 2,400 L a day, hour by hour exactly', () => {
    const city = after(build([['flats', 0, 0]]), 24);
    expect(readMetric(city, 'waterNeed')).toBe(2400);
  });

  test('a pump fills the tanks and stops when they are full', () => {
    const city = build([
      ['pump', 0, 0],
      ['tank', 1, 0, { r: 2, h: 3 }],
    ]);
    city.importLimit = 10_000;
    advance(city, 48);
    expect(readMetric(city, 'waterStored')).toBe(15_000 + 37_699);
    expect(readMetric(city, 'waterPumped')).toBeLessThan(72_000);
  });

  test('without a pump the taps run dry and people lose trust in them', () => {
    const dry = after(build([['flats', 0, 0]]), 48);
    expect(readMetric(dry, 'waterShort')).toBe(2400);
    expect(dry.waterComfort).toBe(0);
  });

  test('a pump without power stands still', () => {
    const city = after(
      build([
        ['flats', 0, 0],
        ['pump', 1, 0],
      ]),
      24,
    );
    expect(readMetric(city, 'waterPumped')).toBe(0);
  });
});

describe('travel', () => {
  const homes: Wish[] = [
    ['tower', 0, 0],
    ['tower', 2, 0],
  ];

  test('what fares earn rises with the fare, peaks and falls: a parabola', () => {
    const earned = [0, 100, 200, 300, 400, 500].map((b) => {
      const city = build([...homes, ['tram-stop', 4, 0]]);
      applyCommand(city, { plot: 0, command: { kind: 'set', target: 'fare', params: { m: 0, b } } });
      return readMetric(after(city, 72), 'fares');
    });
    const best = earned.indexOf(Math.max(...earned));
    expect(earned[0]).toBe(0);
    expect(best).toBe(3);
    expect(earned.slice(0, 4)).toEqual(earned.slice(0, 4).toSorted((a, b) => a - b));
    expect(earned[5]).toBeLessThan(earned[3] ?? 0);
  });

  test('the fare is y = mx + b: 5 tiles away at 20 cents a tile and 80 to board cost 180, by bus and by tram', () => {
    for (const stop of ['bus-stop', 'tram-stop'] as const) {
      const city = build([
        ['flats', 0, 0],
        [stop, 5, 0],
      ]);
      applyCommand(city, { plot: 0, command: { kind: 'set', target: 'fare', params: { m: 20, b: 80 } } });
      expect(after(city, 24).fare).toBe(180);
    }
  });

  test('fewer people ride from further away, and nobody beyond a walk', () => {
    const at = (column: number, plot: number) => {
      const city = build([...homes], { plot: 0 });
      build([['bus-stop', column, 6]], { plot, city });
      return readMetric(after(city, 48), 'riders');
    };
    expect(at(0, 0)).toBeGreaterThan(at(6, 0));
    expect(at(6, 3)).toBe(0);
  });
});

describe('each building moves a meter', () => {
  const ground: Wish[] = [
    ['flats', 0, 0],
    ['row-houses', 1, 0],
    ['shop-row', 2, 0],
    ['bus-stop', 3, 0],
    ['pump', 5, 0],
    ['solar-array', 6, 0, { n: 40 }],
  ];
  const expectations: [BuildingType, MetricId][] = [
    ['cottage', 'people'],
    ['row-houses', 'people'],
    ['flats', 'people'],
    ['tower', 'people'],
    ['kiosk', 'jobs'],
    ['shop-row', 'jobs'],
    ['office', 'jobs'],
    ['workshop', 'pollution'],
    ['lab', 'jobs'],
    ['farm', 'waterNeed'],
    ['solar-array', 'solar'],
    ['wind-turbine', 'wind'],
    ['battery', 'battery'],
    ['gas-backup', 'powerSupply'],
    ['pump', 'waterStored'],
    ['tank', 'waterStored'],
    ['fountain', 'green'],
    ['bus-stop', 'riders'],
    ['tram-stop', 'riders'],
    ['bike-lane', 'travel'],
    ['bridge', 'travel'],
    ['school', 'services'],
    ['clinic', 'services'],
    ['park', 'green'],
    ['fire-station', 'services'],
    ['library', 'services'],
    ['playground', 'green'],
  ];
  test.each(expectations)('%s raises %s', (type, metric) => {
    const noon = 24 * 5 + 12;
    const others = type === 'pump' ? ground.filter(([other]) => other !== 'pump') : ground;
    const before = readMetric(after(build(others), noon), metric);
    const changed = readMetric(after(build([...others, [type, 0, 2]]), noon), metric);
    expect(changed).toBeGreaterThan(before);
  });
});
