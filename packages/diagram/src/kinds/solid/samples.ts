import type { Solid } from './schema.ts';

export const solidSamples: readonly Solid[] = [
  {
    kind: 'solid',
    shape: 'box',
    width: { size: 3, label: '3 ft' },
    height: { size: 3, label: '3 ft' },
    depth: { size: 3, label: '3 ft' },
    cuts: { width: 3, height: 3, depth: 3 },
  },
  {
    kind: 'solid',
    shape: 'box',
    width: { size: 5, label: '2 1/2 m' },
    height: { size: 2, label: null },
    depth: { size: 4, label: '2 m' },
    cuts: { width: 1, height: 1, depth: 1 },
  },
  {
    kind: 'solid',
    shape: 'box',
    width: { size: 12, label: '12 in' },
    height: { size: 12, label: '12 in' },
    depth: { size: 9, label: '9 in' },
    cuts: { width: 1, height: 1, depth: 1 },
    diagonals: { base: '15 in', space: null },
  },
];
