import type { OutcomeGrid } from './schema.ts';

const faces = ['1', '2', '3', '4', '5', '6'];

export const outcomeGridSamples: readonly OutcomeGrid[] = [
  {
    kind: 'outcome-grid',
    across: 'Spinner',
    down: 'Coin',
    columns: ['Red', 'Blue', 'Green'],
    rows: ['H', 'T'],
    cells: [
      ['HR', 'HB', 'HG'],
      ['TR', 'TB', null],
    ],
    marked: [],
  },
  {
    kind: 'outcome-grid',
    across: 'First cube',
    down: 'second cube',
    columns: faces,
    rows: faces,
    cells: faces.map((row) => faces.map((column) => `${Number(row) + Number(column)}`)),
    marked: faces.map((_, index): [number, number] => [index, 5 - index]),
  },
];
