import type { Timeline } from './schema.ts';

const every = (step: number, to: number) =>
  Array.from({ length: Math.floor(to / step) }, (_, index) => (index + 1) * step);

export const timelineSamples: readonly Timeline[] = [
  {
    kind: 'timeline',
    min: 0,
    max: 24,
    step: 1,
    label: 'Minutes',
    rows: [
      { name: 'Bus', times: every(6, 24) },
      { name: 'Tram', times: every(8, 24) },
    ],
    marked: [],
  },
  {
    kind: 'timeline',
    min: 0,
    max: 5,
    step: 1,
    label: 'Years',
    rows: [{ name: 'Interest is paid', times: [1, 2, 3, 4, 5] }],
    marked: [3],
  },
];
