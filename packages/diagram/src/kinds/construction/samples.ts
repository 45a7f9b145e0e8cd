import { side } from '../../figure/figure-samples.ts';
import type { Construction } from './schema.ts';

export const constructionSamples: readonly Construction[] = [
  {
    kind: 'construction',
    points: [
      { name: 'A', x: 0, y: 0, dot: true },
      { name: 'B', x: 4, y: 0, dot: true },
      { name: '', x: 2, y: 3.464, dot: true },
      { name: '', x: 2, y: -3.464, dot: true },
    ],
    area: [],
    segments: [side(0, 1), { ...side(3, 2), style: 'line' }],
    angles: [],
    circles: [
      { center: 0, through: 1, dashed: true },
      { center: 1, through: 0, dashed: true },
    ],
    toScale: true,
  },
];
