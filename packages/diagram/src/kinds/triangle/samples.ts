import { corners, side } from '../../figure/figure-samples.ts';
import type { Triangle } from './schema.ts';

export const triangleSamples: readonly Triangle[] = [
  {
    kind: 'triangle',
    points: corners([0, 0], [12, 0], [4, 6], [4, 0]),
    area: [0, 1, 2],
    segments: [side(0, 1, '12 in'), side(1, 2), side(2, 0), { ...side(2, 3, '6 in'), style: 'dashed' }],
    angles: [{ at: 3, from: 1, to: 2, label: '', mark: 'square' }],
    circles: [],
    toScale: true,
  },
  {
    kind: 'triangle',
    points: corners([0, 0], [6, 0], [3, 5.196]).map((point, index) => ({
      ...point,
      name: 'ABC'[index] ?? '',
    })),
    area: [0, 1, 2],
    segments: [
      { ...side(0, 1, '6'), ticks: 1 },
      { ...side(1, 2), ticks: 1 },
      { ...side(2, 0), ticks: 1 },
    ],
    angles: [
      { at: 0, from: 1, to: 2, label: '60°', mark: 'arc' },
      { at: 2, from: 0, to: 1, label: null, mark: 'arc' },
    ],
    circles: [],
    toScale: true,
  },
];
