import type { NumberLine } from './schema.ts';

const plain = {
  kind: 'number-line',
  min: -10,
  max: 10,
  step: 1,
  labelStep: 5,
  as: 'decimal',
  label: null,
  points: [],
  spans: [],
  jumps: [],
} as const satisfies NumberLine;

export const numberLineSamples: readonly NumberLine[] = [
  { ...plain, points: [{ at: -7, label: 'A' }] },
  {
    ...plain,
    min: -2,
    max: 2,
    step: 0.25,
    labelStep: 1,
    label: 'Meters above the pond',
    points: [
      { at: -1.25, label: 'A' },
      { at: 0.75, label: 'B' },
      { at: 1.5, label: '?' },
    ],
  },
  {
    ...plain,
    min: -2,
    max: 1,
    step: 0.25,
    labelStep: 0.5,
    as: 'fraction',
    points: [{ at: -1.75, label: '−1 3/4' }],
  },
  {
    ...plain,
    min: -6,
    max: 6,
    labelStep: 1,
    points: [
      { at: -4, label: '−4' },
      { at: 4, label: '4' },
    ],
    jumps: [
      { from: 0, to: -4, label: '4 units' },
      { from: 0, to: 4, label: '4 units' },
      { from: -4, to: 4, label: '?' },
    ],
  },
  { ...plain, min: 0, max: 10, labelStep: 1, spans: [{ from: 3, to: null, fromOpen: true, toOpen: false }] },
  {
    ...plain,
    min: -5,
    max: 5,
    labelStep: 1,
    spans: [
      { from: null, to: -3, fromOpen: false, toOpen: false },
      { from: 0, to: 4, fromOpen: false, toOpen: true },
    ],
  },
  {
    ...plain,
    min: -1,
    max: 0,
    step: 0.1,
    labelStep: 0.5,
    label: 'Degrees',
    points: [
      { at: -0.55, label: '−0.55' },
      { at: -0.5, label: '−0.5' },
    ],
  },
];
