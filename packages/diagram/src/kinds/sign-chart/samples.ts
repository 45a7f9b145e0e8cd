import type { SignChart } from './schema.ts';

export const signChartSamples: readonly SignChart[] = [
  { kind: 'sign-chart', points: ['2'], rows: [{ name: 'f′(x)', signs: ['−', '+'], at: ['0'] }] },
  {
    kind: 'sign-chart',
    points: ['−3', '1'],
    rows: [
      { name: 'x + 3', signs: ['−', '+', '+'], at: ['0', ''] },
      { name: 'x − 1', signs: ['−', '−', '+'], at: ['', '0'] },
      { name: 'product', signs: ['+', null, '+'], at: ['0', '0'] },
    ],
  },
];
