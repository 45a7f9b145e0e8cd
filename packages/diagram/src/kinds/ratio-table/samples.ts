import type { RatioTable } from './schema.ts';

export const ratioTableSamples: readonly RatioTable[] = [
  {
    kind: 'ratio-table',
    heads: ['Trees', 'Meters of path'],
    rows: [
      ['3', '6', '9', null],
      ['20', '40', '60', '140'],
    ],
    arrows: [],
  },
  {
    kind: 'ratio-table',
    heads: ['Liters', 'Minutes'],
    rows: [
      ['450', null],
      ['5', '1'],
    ],
    arrows: [{ from: 0, to: 1, label: '÷ 5' }],
  },
  {
    kind: 'ratio-table',
    heads: ['Cups of flour', 'Cups of milk', 'Eggs'],
    rows: [
      ['1 1/2', '3', '4 1/2', '6'],
      ['3/4', '1 1/2', null, '3'],
      ['1', '2', '3', '4'],
    ],
    arrows: [
      { from: 0, to: 1, label: '× 2' },
      { from: 1, to: 3, label: '× 2' },
      { from: 0, to: 3, label: '× 4' },
    ],
  },
  {
    kind: 'ratio-table',
    heads: ['Words typed', 'Minutes', 'Mistakes', 'Pages'],
    rows: [
      ['45', '90', '225', '450', '900', '1350'],
      ['1', '2', '5', '10', '20', '30'],
      ['2', '4', null, '20', '40', '60'],
      ['0.1', '0.2', '0.5', '1', '2', '3'],
    ],
    arrows: [{ from: 5, to: 3, label: '÷ 3' }],
  },
];
