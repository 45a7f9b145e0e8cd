import type { RegionGraph } from './schema.ts';

const axis = (label: string) => ({ label, min: -6, max: 6, step: 1 });

export const regionGraphSamples: readonly RegionGraph[] = [
  {
    kind: 'region-graph',
    x: axis('x'),
    y: axis('y'),
    regions: [
      {
        through: [
          [0, 1],
          [1, 3],
        ],
        dashed: true,
        side: 'below',
      },
    ],
    shade: 'each',
    points: [
      { x: 3, y: 2, label: 'A' },
      { x: -4, y: 3, label: 'B' },
    ],
  },
  {
    kind: 'region-graph',
    x: axis('x'),
    y: axis('y'),
    regions: [
      {
        through: [
          [0, 4],
          [4, 0],
        ],
        dashed: false,
        side: 'below',
      },
      {
        through: [
          [0, -2],
          [2, 1],
        ],
        dashed: true,
        side: 'above',
      },
    ],
    shade: 'each',
    points: [{ x: 1, y: 2, label: '(1, 2)' }],
  },
  {
    kind: 'region-graph',
    x: { label: 'Sandwiches', min: 0, max: 20, step: 2 },
    y: { label: 'Pies', min: 0, max: 20, step: 2 },
    regions: [
      {
        through: [
          [0, 16],
          [16, 0],
        ],
        dashed: false,
        side: 'below',
      },
      {
        through: [
          [4, 0],
          [4, 20],
        ],
        dashed: false,
        side: 'right',
      },
      {
        through: [
          [0, 2],
          [20, 2],
        ],
        dashed: false,
        side: 'above',
      },
    ],
    shade: 'overlap',
    points: [],
  },
];
