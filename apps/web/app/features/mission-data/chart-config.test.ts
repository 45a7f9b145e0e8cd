import { defaults } from 'chart.js';
import { describe, expect, test } from 'vitest';
import { type ChartColors, chartData, chartOptions } from './chart-config.ts';
import type { ChartModel } from './chart-model.ts';
// Registers the parts whose defaults are asserted here.
import './chart-canvas.tsx';

const colors: ChartColors = {
  series: ['#111111', '#222222'],
  ink: '#333333',
  line: '#444444',
  paper: '#ffffff',
};
const names: ChartModel = {
  kind: 'names',
  type: 'line',
  labels: ['a'],
  series: ['one', 'two', 'three'].map((label) => ({ label, values: [1] })),
};

describe('the documented defaults of charts', () => {
  test('are those of the library: tooltips of 400 ms, legend at the top [L-373] [L-374] [D-152]', () => {
    expect(defaults.plugins.tooltip.animation).toMatchObject({ duration: 400 });
    expect(defaults.plugins.legend.position).toBe('top');
  });

  test('are not overruled here', () => {
    const { plugins } = chartOptions(names, { colors, still: false });
    expect(plugins?.tooltip).not.toHaveProperty('animation');
    expect(plugins?.legend).not.toHaveProperty('position');
  });

  test('give way to a wish for less motion', () => {
    const options = chartOptions(names, { colors, still: true });
    expect(options.animation).toBe(false);
    expect(options.plugins?.tooltip?.animation).toBe(false);
  });
});

describe('series', () => {
  test('differ by shape and dashes as well as by color', () => {
    const { datasets } = chartData(names, colors);
    const looks = datasets.map((set) => JSON.stringify(['pointStyle' in set && set.pointStyle]));
    expect(new Set(looks).size).toBe(3);
    expect(datasets.map(({ borderColor }) => borderColor)).toEqual(['#111111', '#222222', '#111111']);
  });

  test('with very long names leave room for the picture', () => {
    const long = 'x'.repeat(200);
    const { labels, datasets } = chartData(
      { ...names, labels: [long], series: [{ label: long, values: [1] }] },
      colors,
    );
    expect(String(labels?.[0])).toHaveLength(28);
    expect(datasets[0]?.label).toHaveLength(28);
  });

  test('of points carry their own places, of names share the labels', () => {
    const points: ChartModel = {
      kind: 'points',
      joined: false,
      series: [{ label: 'a', points: [{ x: 1, y: 2 }] }],
    };
    expect(chartData(points, colors)).not.toHaveProperty('labels');
    expect(chartData(points, colors).datasets[0]).toMatchObject({ data: [{ x: 1, y: 2 }], showLine: false });
    expect(chartData(names, colors).labels).toEqual(['a']);
  });
});

describe('the steps of an axis', () => {
  type Ticks = { precision?: number; callback?: (value: number | string) => unknown };
  const ticksOf = (model: ChartModel, axis: 'x' | 'y') =>
    chartOptions(model, { colors, still: false }).scales?.[axis]?.ticks as Ticks;
  const bars = (...values: (number | null)[]): ChartModel => ({
    kind: 'names',
    type: 'bar',
    labels: values.map(String),
    series: [{ label: 'one', values }],
  });

  test('are whole where things are counted', () => {
    expect(ticksOf(bars(1, 5, null), 'y').precision).toBe(0);
    expect(ticksOf(bars(0.5, 5), 'y').precision).toBeUndefined();
  });

  test('carry no zeros that say nothing', () => {
    const say = ticksOf(bars(0.5, 5), 'y').callback;
    expect([0, 0.5, 1, 1250, 0.00004].map((value) => say?.(value))).toEqual([
      '0',
      '0.5',
      '1',
      '1,250',
      '0.00004',
    ]);
  });

  test('are of numbers on both axes of points, and names stay names', () => {
    const points: ChartModel = {
      kind: 'points',
      joined: false,
      series: [{ label: 'a', points: [{ x: 1, y: 2.5 }] }],
    };
    expect(ticksOf(points, 'x').precision).toBe(0);
    expect(ticksOf(points, 'y').precision).toBeUndefined();
    expect(ticksOf(names, 'x').callback).toBeUndefined();
  });
});
