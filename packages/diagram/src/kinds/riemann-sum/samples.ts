import type { RiemannSum } from './schema.ts';

export const riemannSumSamples: readonly RiemannSum[] = [
  {
    kind: 'riemann-sum',
    x: { label: 'x', min: 0, max: 6, step: 1 },
    y: { label: 'y', min: 0, max: 10, step: 1 },
    formula: { type: 'polynomial', coefficients: [1, 0, 0.25] },
    from: 0,
    to: 4,
    parts: 4,
    rule: 'left',
  },
  {
    kind: 'riemann-sum',
    x: { label: 'Seconds', min: 0, max: 8, step: 1 },
    y: { label: 'Meters per second', min: 0, max: 12, step: 2 },
    formula: {
      type: 'path',
      places: [
        [0, 0],
        [3, 9],
        [6, 9],
        [8, 0],
      ],
    },
    from: 0,
    to: 8,
    parts: 1,
    rule: 'exact',
  },
];
