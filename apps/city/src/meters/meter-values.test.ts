import { advance, createCity, metricIds } from '@playforward/city-sim';
import { expect, test } from 'vitest';
import { meterChart, meterTable, readMeter, readMeters } from './meter-values.ts';

const city = createCity({ seed: 8 });
advance(city, 24 * 9);

test('every meter of the city reads as words with its unit, and says how its week went', () => {
  const readings = readMeters(city);
  expect(readings.map(({ metric }) => metric)).toEqual([...metricIds]);
  for (const { now, week } of readings) expect(`${now} ${week?.words}`).not.toMatch(/NaN|undefined|Infinity/);
  expect(readMeter(city, 'happiness').now).toMatch(/^\d+(\.\d)?%$/);
  expect(readMeter(city, 'money').now).toMatch(/^−?\$[\d,.]+$/);
  expect(readMeter(city, 'people').week?.words).toMatch(/^([+−][\d,]+|0)$/);
});

test('a meter opens as the same days in a chart and in a table', () => {
  const chart = meterChart(city, 'waterStored');
  const table = meterTable(city, 'waterStored');
  const [series] = chart.data.datasets;
  expect(chart.data.labels.length).toBeGreaterThan(8);
  expect(series?.data).toHaveLength(chart.data.labels.length);
  expect(table.table_data.rows.map(([, value]) => value)).toEqual(series?.data);
  expect(table.table_data.headers).toEqual(['Day', 'Water in tanks (L)']);
});

test('a young city shows its hours', () => {
  const young = createCity({ seed: 8, kind: 'district' });
  advance(young, 5);
  expect(meterTable(young, 'people').table_data.headers[0]).toBe('Hour');
  expect(readMeter(young, 'people').week).toBeNull();
});
