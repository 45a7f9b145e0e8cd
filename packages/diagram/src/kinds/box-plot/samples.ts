import type { BoxPlot } from './schema.ts';

export const boxPlotSamples: readonly BoxPlot[] = [
  {
    kind: 'box-plot',
    min: 0,
    max: 20,
    step: 1,
    label: 'Books read in a year',
    plots: [{ name: '', five: [2, 5, 8, 12, 18] }],
  },
  {
    kind: 'box-plot',
    min: 50,
    max: 100,
    step: 5,
    label: 'Score',
    plots: [
      { name: 'Monday group', five: [55, 65, 75, 80, 95] },
      { name: 'Friday group', five: [60, 72, 78, 88, 100] },
    ],
  },
];
