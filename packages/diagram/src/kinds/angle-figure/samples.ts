import { corners, side } from '../../figure/figure-samples.ts';
import type { AngleFigure } from './schema.ts';

export const angleFigureSamples: readonly AngleFigure[] = [
  {
    kind: 'angle-figure',
    points: [
      { name: 'O', x: 0, y: 0, dot: true },
      { name: 'A', x: 4, y: 0, dot: true },
      { name: 'B', x: 2, y: 3.464, dot: true },
      { name: 'C', x: -4, y: 0, dot: true },
    ],
    area: [],
    segments: [
      { ...side(0, 1), style: 'ray' },
      { ...side(0, 2), style: 'ray' },
      { ...side(0, 3), style: 'ray' },
    ],
    angles: [
      { at: 0, from: 1, to: 2, label: '60°', mark: 'arc' },
      { at: 0, from: 2, to: 3, label: null, mark: 'arc' },
    ],
    circles: [],
    toScale: true,
  },
  {
    kind: 'angle-figure',
    points: corners([-4, 2], [4, 2], [-4, -2], [4, -2], [2.31, 4], [-2.31, -4], [1.155, 2], [-1.155, -2]),
    area: [],
    segments: [
      { ...side(0, 1), style: 'line' },
      { ...side(2, 3), style: 'line' },
      { ...side(5, 4), style: 'line' },
    ],
    angles: [
      { at: 6, from: 1, to: 4, label: '60°', mark: 'arc' },
      { at: 7, from: 2, to: 5, label: 'x', mark: 'arc' },
    ],
    circles: [],
    toScale: true,
  },
];
