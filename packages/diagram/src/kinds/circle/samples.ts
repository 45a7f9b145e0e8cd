import { side } from '../../figure/figure-samples.ts';
import type { Circle } from './schema.ts';

export const circleSamples: readonly Circle[] = [
  {
    kind: 'circle',
    points: [
      { name: 'M', x: 0, y: 0, dot: true },
      { name: '', x: 5, y: 0, dot: false },
    ],
    area: [],
    segments: [side(0, 1, '5 cm')],
    angles: [],
    circles: [{ center: 0, through: 1, dashed: false }],
    toScale: true,
  },
  {
    kind: 'circle',
    points: [
      { name: 'O', x: 0, y: 0, dot: true },
      { name: 'A', x: 4, y: 0, dot: true },
      { name: 'B', x: -2, y: 3.464, dot: true },
      { name: 'C', x: -2, y: -3.464, dot: true },
    ],
    area: [],
    segments: [side(0, 1), side(0, 2), side(3, 1), side(3, 2)],
    angles: [
      { at: 0, from: 1, to: 2, label: '120°', mark: 'arc' },
      { at: 3, from: 1, to: 2, label: null, mark: 'arc' },
    ],
    circles: [{ center: 0, through: 1, dashed: false }],
    toScale: true,
  },
];
