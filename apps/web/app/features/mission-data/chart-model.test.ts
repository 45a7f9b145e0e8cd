import type { GraphData } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { chartModel } from './chart-model.ts';
import { numberTable } from './number-table.ts';

type Data = GraphData['data'];
const graph = (type: GraphData['type'], data: Data): GraphData => ({ description: '', type, data });
const model = (type: GraphData['type'], data: Data) => chartModel(graph(type, data)).model;
const set = (...data: Data['datasets'][number]['data']) => ({ label: 'Tank', data });

describe('a chart', () => {
  test('has its labels on the axis and one series for each dataset [L-166]', () => {
    const datasets = [set(1, 2), { label: 'Tower', data: [3, 4] }];
    expect(model('bar', { labels: ['Mon', 'Tue'], datasets })).toEqual({
      kind: 'names',
      type: 'bar',
      labels: ['Mon', 'Tue'],
      series: [
        { label: 'Tank', values: [1, 2] },
        { label: 'Tower', values: [3, 4] },
      ],
    });
  });

  test('numbers what has no label and leaves gaps where there is no value', () => {
    const datasets = [{ label: '', data: [1, null, 3] }];
    expect(model('line', { labels: ['Mon'], datasets })).toMatchObject({
      labels: ['Mon', '2', '3'],
      series: [{ label: '1', values: [1, null, 3] }],
    });
    expect(model('line', { labels: ['Mon', 'Tue'], datasets: [set(1)] })).toMatchObject({
      series: [{ values: [1, null] }],
    });
  });

  test('of points has two axes of numbers, joined only as a line [L-163]', () => {
    const points = [
      { x: 1, y: 5 },
      { x: 4, y: 2 },
    ];
    const data = { labels: [], datasets: [set(...points)] };
    expect(model('scatter', data)).toEqual({
      kind: 'points',
      joined: false,
      series: [{ label: 'Tank', points }],
    });
    expect(model('line', data)).toMatchObject({ kind: 'points', joined: true });
  });

  test('of bars from points takes the places as names', () => {
    const datasets = [set({ x: 4, y: 2 }, { x: 1, y: 5 }), set({ x: 1, y: 7 })];
    expect(model('bar', { labels: [], datasets })).toMatchObject({
      labels: ['1', '4'],
      series: [{ values: [5, 2] }, { values: [7, null] }],
    });
  });

  test('puts plain numbers of a scatter chart at their labels, or at their turn', () => {
    expect(model('scatter', { labels: [10, 'x'], datasets: [set(1, 2, null, 4)] })).toMatchObject({
      series: [
        {
          points: [
            { x: 10, y: 1 },
            { x: 2, y: 2 },
            { x: 4, y: 4 },
          ],
        },
      ],
    });
  });

  test('keeps uneven steps of numbers uneven, and even ones by name', () => {
    const uneven = { labels: [0, 10, 50], datasets: [set(1, 2, 3)] };
    expect(model('line', uneven)).toMatchObject({ kind: 'points', joined: true });
    const even = { labels: [0, 0.1, 0.2, 0.30000000000000004], datasets: [set(1, 2, 3, 4)] };
    expect(model('line', even)).toMatchObject({ kind: 'names' });
  });

  test('shows at most 50 series and 1000 points and says how many it left out [D-117]', () => {
    const long = Array.from({ length: 1003 }, (_, index) => index);
    const datasets = Array.from({ length: 52 }, () => set(...long));
    const { model: shown, leftOut } = chartModel(graph('line', { labels: long, datasets }));
    expect(leftOut).toEqual({ series: 2, points: 3 });
    expect(shown.series).toHaveLength(50);
    expect(shown).toMatchObject({ kind: 'names' });
    expect(shown.kind === 'names' && shown.labels.length).toBe(1000);
  });

  test('of nothing is empty and does not fail', () => {
    for (const type of ['line', 'bar', 'scatter'] as const) {
      expect(numberTable(model(type, { labels: [], datasets: [] })).rows).toEqual([]);
    }
  });
});

describe('the numbers of a chart', () => {
  test('have a row for each label and a column for each series', () => {
    const datasets = [set(1, 2), { label: 'Tower', data: [3] }];
    expect(numberTable(model('line', { labels: ['Mon', 'Tue'], datasets }))).toEqual({
      headers: ['Name', 'Tank', 'Tower'],
      rows: [
        ['Mon', 1, 3],
        ['Tue', 2, null],
      ],
    });
  });

  test('have a row for each point', () => {
    expect(numberTable(model('scatter', { labels: [], datasets: [set({ x: 1, y: 5 })] }))).toEqual({
      headers: ['Series', 'x', 'y'],
      rows: [['Tank', 1, 5]],
    });
  });
});
