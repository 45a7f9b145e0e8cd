import type { AreaModel } from './schema.ts';

const equal = (count: number, label: string) => Array.from({ length: count }, () => ({ size: 1, label }));

export const areaModelSamples: readonly AreaModel[] = [
  {
    kind: 'area-model',
    columns: [{ size: 3, label: null }],
    rows: [{ size: 2, label: '2/3 m' }],
    cells: [['5/6 square m']],
    shaded: [],
  },
  {
    kind: 'area-model',
    columns: [
      { size: 30, label: '30' },
      { size: 12, label: '4' },
    ],
    rows: [{ size: 14, label: '7' }],
    cells: [['210', '28']],
    shaded: [],
  },
  {
    kind: 'area-model',
    columns: equal(4, '1/3'),
    rows: equal(3, '1/4'),
    cells: equal(3, '').map(() => ['1/12', '1/12', '1/12', '1/12']),
    shaded: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  },
];
