import type { Balance } from './schema.ts';

export const balanceSamples: readonly Balance[] = [
  {
    kind: 'balance',
    left: [
      { shape: 'bag', label: 'x', count: 1 },
      { shape: 'box', label: '1', count: 5 },
    ],
    right: [{ shape: 'box', label: '1', count: 12 }],
    tilt: 'level',
  },
  {
    kind: 'balance',
    left: [{ shape: 'bag', label: 'n', count: 3 }],
    right: [{ shape: 'box', label: '24', count: 1 }],
    tilt: 'right-down',
  },
];
