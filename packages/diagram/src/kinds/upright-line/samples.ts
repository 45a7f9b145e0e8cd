import type { UprightLine } from './schema.ts';

const plain = {
  kind: 'upright-line',
  min: -10,
  max: 10,
  step: 1,
  labelStep: 5,
  as: 'decimal',
  label: null,
  points: [],
} as const satisfies UprightLine;

export const uprightLineSamples: readonly UprightLine[] = [
  {
    ...plain,
    label: 'Degrees Celsius',
    points: [
      { at: -8, label: 'Monday' },
      { at: 3, label: 'Friday' },
    ],
  },
  {
    ...plain,
    min: -3,
    max: 1,
    step: 0.25,
    labelStep: 1,
    as: 'fraction',
    label: 'Meters above the lake',
    points: [{ at: -1.75, label: '?' }],
  },
  {
    ...plain,
    min: -1,
    max: 1,
    step: 0.1,
    labelStep: 0.5,
    points: [
      { at: -0.5, label: 'A' },
      { at: -0.4, label: 'B' },
      { at: 0.8, label: null },
    ],
  },
];
