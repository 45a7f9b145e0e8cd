import type { CoordinatePlane } from './schema.ts';

type Point = CoordinatePlane['points'][number];

function points(...list: readonly (readonly [number, number, string?])[]): Point[] {
  return list.map(([x, y, label]) => ({ x, y, label: label ?? null }));
}

export const coordinatePlaneSamples: readonly CoordinatePlane[] = [
  {
    kind: 'coordinate-plane',
    x: { label: 'Minutes', min: 0, max: 10, step: 1 },
    y: { label: 'Liters', min: 0, max: 500, step: 50 },
    points: points([1, 50, 'A'], [4, 200, 'B'], [9, 450, '?']),
    lines: [
      {
        through: [
          [0, 0],
          [10, 500],
        ],
      },
    ],
  },
  {
    kind: 'coordinate-plane',
    x: { label: 'x', min: -6, max: 6, step: 1 },
    y: { label: 'y', min: -5, max: 5, step: 1 },
    points: points([-4, 3, 'A'], [2, 4, 'B (2, 4)'], [3, -2, 'C'], [0, -4, 'D'], [-5, 0, 'E']),
    lines: [],
  },
  {
    kind: 'coordinate-plane',
    x: { label: 'Hours', min: 0, max: 8, step: 1 },
    y: { label: 'Distance (miles)', min: 0, max: 400, step: 50 },
    points: points([4, 200, 'Bus'], [4, 100, 'Bike'], [2, 100], [6, 300]),
    lines: [
      {
        through: [
          [0, 0],
          [4, 200],
        ],
      },
      {
        through: [
          [0, 0],
          [4, 100],
        ],
      },
    ],
  },
  {
    kind: 'coordinate-plane',
    x: { label: 'Pounds of apples', min: 0, max: 3, step: 0.25 },
    y: { label: 'Cost in dollars', min: 0, max: 12000, step: 1000 },
    points: points([0.75, 3000, '3/4 lb'], [1.5, 6000], [2.25, 9000, '?']),
    lines: [],
  },
];
