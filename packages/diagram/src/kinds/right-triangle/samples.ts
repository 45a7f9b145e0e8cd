import { corners, side } from '../../figure/figure-samples.ts';
import type { RightTriangle } from './schema.ts';

export const rightTriangleSamples: readonly RightTriangle[] = [
  {
    kind: 'right-triangle',
    points: corners([0, 0], [4, 0], [0, 3]),
    area: [0, 1, 2],
    segments: [side(0, 1, '4'), side(1, 2, null), side(2, 0, '3')],
    angles: [{ at: 0, from: 1, to: 2, label: '', mark: 'square' }],
    circles: [],
    toScale: true,
  },
  {
    kind: 'right-triangle',
    points: corners([0, 0], [8.66, 0], [8.66, 5]).map((point, index) => ({
      ...point,
      name: 'PQR'[index] ?? '',
    })),
    area: [0, 1, 2],
    segments: [side(0, 1, null), side(1, 2, '5 m'), side(2, 0, '10 m')],
    angles: [
      { at: 1, from: 2, to: 0, label: '', mark: 'square' },
      { at: 0, from: 1, to: 2, label: '30°', mark: 'arc' },
    ],
    circles: [],
    toScale: true,
  },
];
