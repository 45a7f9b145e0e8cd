import type { LineChart } from './schema.ts';

export const lineChartSamples: readonly LineChart[] = [
  {
    kind: 'line-chart',
    label: 'Temperature (°C)',
    over: 'Day',
    top: 30,
    step: 5,
    level: null,
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    lines: [{ name: '', heights: [18, 21, 25, null, 20] }],
  },
  {
    kind: 'line-chart',
    label: 'Share of heads',
    over: 'Tosses',
    top: 1,
    step: 0.25,
    level: 0.5,
    names: ['10', '20', '50', '100', '200'],
    lines: [
      { name: 'Coin A', heights: [0.7, 0.6, 0.46, 0.52, 0.505] },
      { name: 'Coin B', heights: [0.3, 0.35, 0.54, 0.47, 0.49] },
    ],
  },
];
