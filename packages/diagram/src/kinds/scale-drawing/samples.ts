import { corners, side } from '../../figure/figure-samples.ts';
import type { ScaleDrawing } from './schema.ts';

export const scaleDrawingSamples: readonly ScaleDrawing[] = [
  {
    kind: 'scale-drawing',
    points: corners([0, 0], [9, 0], [9, 4], [5, 4], [5, 6], [0, 6]),
    area: [0, 1, 2, 3, 4, 5],
    segments: [
      side(0, 1, '9 cm'),
      side(1, 2, '4 cm'),
      side(2, 3),
      side(3, 4),
      side(4, 5, '5 cm'),
      side(5, 0, '6 cm'),
    ],
    angles: [],
    circles: [],
    toScale: true,
    scale: '1 cm : 2 m',
  },
];
