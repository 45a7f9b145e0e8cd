import type { PieChart } from './schema.ts';

export const pieChartSamples: readonly PieChart[] = [
  {
    kind: 'pie-chart',
    title: 'Where the money goes',
    slices: [
      { name: 'Rent', size: 40, shown: '40%' },
      { name: 'Food', size: 25, shown: '25%' },
      { name: 'Transport', size: 15, shown: '15%' },
      { name: 'Saving', size: 20, shown: null },
    ],
  },
  {
    kind: 'pie-chart',
    title: '',
    slices: [
      { name: 'Soccer', size: 12, shown: '12' },
      { name: 'Dance', size: 6, shown: '6' },
      { name: 'Chess', size: 6, shown: '6' },
    ],
  },
];
