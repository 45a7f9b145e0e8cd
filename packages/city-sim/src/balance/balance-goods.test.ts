import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import type { City } from '../city.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { blockOfPlot, cornerOfBlock } from '../grid.ts';
import type { MetricId } from '../metrics/metric-specs.ts';
import { readSeries } from '../metrics/read-metrics.ts';
import { decodeCity } from '../storage/decode-city.ts';
import { encodeCity } from '../storage/encode-city.ts';

const corner = cornerOfBlock(blockOfPlot(0));

function withWorks(works: readonly (readonly ['store' | 'site', Record<string, number>])[]): City {
  const city = createCity({ seed: 1, kind: 'district' });
  works.forEach(([type, params], column) => {
    const command = { kind: 'place', type, x: corner.x + column, y: corner.y, params } as const;
    const placed = applyCommand(city, { plot: 0, command, budget: 1e9 });
    if (!placed.ok) throw new Error(placed.reason);
  });
  return city;
}

const days = (city: City, metric: MetricId) => readSeries(city, metric).daily;

describe('goods', () => {
  test('a site takes an equal part each morning, and a full store carries it to the end', () => {
    const city = withWorks([
      ['site', { n: 72, d: 4 }],
      ['store', { n: 80 }],
    ]);
    advance(city, 24 * 5);
    expect(days(city, 'goodsStored')).toEqual([62, 44, 26, 8, 8]);
    expect(days(city, 'goodsMissing')).toEqual([0, 0, 0, 0, 0]);
  });

  test('an empty store lets the site wait: what is missing is what it asked for and did not get', () => {
    const city = withWorks([
      ['site', { n: 72, d: 4 }],
      ['store', { n: 40 }],
    ]);
    advance(city, 24 * 4);
    expect(days(city, 'goodsStored')).toEqual([22, 4, 0, 0]);
    expect(days(city, 'goodsMissing')).toEqual([0, 0, 14, 18]);
  });

  test('goods of one kind do not help a site of another', () => {
    const city = withWorks([
      ['site', { n: 10, d: 2, k: 1 }],
      ['store', { n: 10, k: 2 }],
    ]);
    advance(city, 48);
    expect(days(city, 'goodsMissing')).toEqual([5, 5]);
    expect(days(city, 'goodsStored')).toEqual([10, 10]);
  });

  test('nothing is lost or made: what came, what lies there and what was asked for add up in thousandths', () => {
    for (const [need, stock, span] of [
      [7.333, 5.1, 7],
      [0.667, 0.667, 3],
      [19.5, 100, 60],
    ] as const) {
      const city = withWorks([
        ['site', { n: need, d: span }],
        ['store', { n: stock }],
      ]);
      advance(city, 24 * span);
      const missing = days(city, 'goodsMissing').reduce((sum, part) => sum + part, 0);
      const stored = days(city, 'goodsStored').at(-1) ?? 0;
      expect(stored + (need - missing)).toBeCloseTo(stock, 9);
    }
  });

  test('a city that was saved goes on with its works', () => {
    const city = withWorks([
      ['site', { n: 12, d: 6 }],
      ['store', { n: 12 }],
    ]);
    advance(city, 60);
    const again = decodeCity(encodeCity(city));
    if (!again) throw new Error('the city cannot be read');
    for (const one of [city, again]) advance(one, 48);
    expect(days(again, 'goodsStored')).toEqual(days(city, 'goodsStored'));
  });
});
