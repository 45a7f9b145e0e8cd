import type { FunctionTable } from './schema.ts';

export const functionTableSamples: readonly FunctionTable[] = [
  {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: 'y = 3x + 1',
    pairs: [
      ['0', '1'],
      ['1', '4'],
      ['2', null],
    ],
  },
  {
    kind: 'function-table',
    input: 'Hours',
    output: 'Distance (km)',
    rule: null,
    pairs: [
      ['1/2', '30'],
      ['1', '60'],
      ['1 1/2', '90'],
      ['2', '120'],
      [null, '150'],
    ],
  },
];
