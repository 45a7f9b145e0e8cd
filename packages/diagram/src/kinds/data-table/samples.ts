import type { DataTable } from './schema.ts';

export const dataTableSamples: readonly DataTable[] = [
  {
    kind: 'data-table',
    title: '',
    heads: ['Day', 'Visitors'],
    rows: [
      ['Monday', '120'],
      ['Tuesday', null],
    ],
  },
  {
    kind: 'data-table',
    title: 'Paid work last week',
    heads: ['Job', 'Hours', 'Pay per hour', 'Earned'],
    rows: [
      ['Dog walking', '6', '$11.50', '$69.00'],
      ['Library desk', '8', '$12.25', null],
      ['Tutoring', '3 1/2', '$15.00', '$52.50'],
    ],
  },
];
