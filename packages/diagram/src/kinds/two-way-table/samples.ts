import type { TwoWayTable } from './schema.ts';

export const twoWayTableSamples: readonly TwoWayTable[] = [
  {
    kind: 'two-way-table',
    title: 'How students get to school',
    columns: ['Bus', 'Walk', 'Total'],
    rows: [
      { label: 'Grade 6', entries: ['24', '16', '40'] },
      { label: 'Grade 7', entries: ['18', null, '45'] },
      { label: 'Total', entries: ['42', '43', '85'] },
    ],
  },
  {
    kind: 'two-way-table',
    title: '',
    columns: ['Yes', 'No'],
    rows: [
      { label: 'Plays an instrument', entries: ['0.25', '0.15'] },
      { label: 'Plays no instrument', entries: ['0.35', '0.25'] },
    ],
  },
];
