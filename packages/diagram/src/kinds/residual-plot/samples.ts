import type { ResidualPlot } from './schema.ts';

export const residualPlotSamples: readonly ResidualPlot[] = [
  {
    kind: 'residual-plot',
    x: { label: 'Hours of practice', min: 0, max: 10, step: 1 },
    y: { label: 'Residual', min: -4, max: 4, step: 1 },
    points: [
      [1, 2],
      [2, -1],
      [3, 1],
      [4, -2],
      [5, -1],
      [6, 3],
      [7, 1],
      [8, -3],
      [9, 1],
    ],
  },
  {
    kind: 'residual-plot',
    x: { label: 'Age (weeks)', min: 0, max: 24, step: 2 },
    y: { label: 'Residual', min: -6, max: 6, step: 2 },
    points: [
      [2, 5],
      [5, 2],
      [8, -1],
      [11, -3],
      [14, -3],
      [17, -1],
      [20, 2],
      [23, 4],
    ],
  },
];
