import type { BarChart } from './schema.ts';

export const barChartSamples: readonly BarChart[] = [
  {
    kind: 'bar-chart',
    label: 'Visitors',
    top: 100,
    step: 20,
    series: ['Visitors'],
    bars: [
      { name: 'Mon', heights: [40] },
      { name: 'Tue', heights: [65] },
      { name: 'Wed', heights: [null] },
      { name: 'Thu', heights: [90] },
    ],
  },
  {
    kind: 'bar-chart',
    label: 'Tons of waste',
    top: 12,
    step: 3,
    series: ['Paper', 'Glass', 'Food'],
    bars: [
      { name: 'North side', heights: [6, 4.5, 9] },
      { name: 'Old town', heights: [8, 3, 11] },
      { name: 'Harbor', heights: [5, 2, 7.5] },
    ],
  },
];
