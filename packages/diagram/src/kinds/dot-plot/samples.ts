import type { DotPlot } from './schema.ts';

export const dotPlotSamples: readonly DotPlot[] = [
  {
    kind: 'dot-plot',
    min: 6,
    max: 10,
    step: 1,
    label: 'Hours of sleep',
    values: [7, 8, 8, 8, 9, 9],
  },
  {
    kind: 'dot-plot',
    min: 0,
    max: 12,
    step: 0.5,
    label: 'Kilometers walked in a week',
    values: [0.5, 2, 2, 2.5, 3, 3, 3, 3.5, 4, 4, 4, 4, 4.5, 5, 5, 6, 6.5, 11],
  },
  {
    kind: 'dot-plot',
    min: 60,
    max: 80,
    step: 1,
    label: 'Height (inches)',
    values: [63, 64, 65, 67, 68, 69],
    second: { names: ['Hawks', 'Bears'], values: [71, 72, 73, 75, 76, 77] },
  },
];
