import type { ScatterPlot } from './schema.ts';

export const scatterPlotSamples: readonly ScatterPlot[] = [
  {
    kind: 'scatter-plot',
    x: { label: 'Hours of practice', min: 0, max: 10, step: 1 },
    y: { label: 'Free throws made', min: 0, max: 20, step: 2 },
    points: [
      [1, 5],
      [2, 6],
      [2, 8],
      [3, 7],
      [4, 10],
      [5, 9],
      [6, 13],
      [7, 14],
      [8, 13],
      [9, 17],
    ],
    fit: null,
  },
  {
    kind: 'scatter-plot',
    x: { label: 'Temperature (°C)', min: 0, max: 35, step: 5 },
    y: { label: 'Cups of cocoa sold', min: 0, max: 80, step: 10 },
    points: [
      [2, 72],
      [5, 66],
      [8, 60],
      [12, 55],
      [15, 42],
      [20, 33],
      [24, 30],
      [30, 12],
    ],
    fit: { slope: -2, intercept: 76 },
  },
];
