import type { Histogram } from './schema.ts';

export const histogramSamples: readonly Histogram[] = [
  {
    kind: 'histogram',
    from: 0,
    width: 10,
    counts: [2, 5, 8, 3],
    top: 10,
    step: 2,
    label: 'Minutes of reading',
    countLabel: 'Students',
  },
  {
    kind: 'histogram',
    from: 1.5,
    width: 0.25,
    counts: [12, 30, 44, null, 26, 9, 0, 3],
    top: 50,
    step: 10,
    label: 'Height of tomato plants (m)',
    countLabel: 'Plants',
  },
];
