import { corners, side } from '../../figure/figure-samples.ts';
import type { Polygon } from './schema.ts';

export const polygonSamples: readonly Polygon[] = [
  {
    kind: 'polygon',
    points: corners([0, 0], [8, 0], [10, 5], [2, 5], [2, 0]),
    area: [0, 1, 2, 3],
    segments: [
      side(0, 1, '8 cm'),
      side(1, 2),
      side(2, 3),
      side(3, 0),
      { ...side(3, 4, '5 cm'), style: 'dashed' },
    ],
    angles: [{ at: 4, from: 1, to: 3, label: '', mark: 'square' }],
    circles: [],
    toScale: true,
  },
  {
    kind: 'polygon',
    points: corners([0, 0], [9, 0], [9, 3], [4, 3], [4, 7], [0, 7]),
    area: [0, 1, 2, 3, 4, 5],
    segments: [
      side(0, 1, '9 m'),
      side(1, 2, '3 m'),
      side(2, 3),
      side(3, 4, null),
      side(4, 5, '4 m'),
      side(5, 0, '7 m'),
    ],
    angles: [],
    circles: [],
    toScale: true,
  },
];
