import type { UprightLine } from './schema.ts';

const plain = {
  kind: 'upright-line',
  min: -5,
  max: 5,
  step: 1,
  labelStep: 1,
  as: 'decimal',
  label: null,
  points: [],
} as const satisfies UprightLine;

export const uprightLineSamples: readonly UprightLine[] = [
  { ...plain, points: [{ at: -3, label: 'P' }] },
  {
    ...plain,
    min: -2,
    max: 1,
    step: 0.25,
    label: 'Meters above the lake',
    points: [
      { at: -1.25, label: '−1 1/4' },
      { at: 0.5, label: '?' },
    ],
  },
  { ...plain, min: -3, max: 2, step: 0.2, label: 'Degrees', points: [{ at: -2.4, label: 'P' }] },
];
