import type { TransformationGrid } from './schema.ts';

const axis = (label: string) => ({ label, min: -6, max: 6, step: 1 });
const named = (names: string, ...places: readonly (readonly [number, number])[]) => ({
  corners: places.map(([x, y], index) => ({ x, y, name: names.split(' ')[index] ?? '' })),
});

export const transformationGridSamples: readonly TransformationGrid[] = [
  {
    kind: 'transformation-grid',
    x: axis('x'),
    y: axis('y'),
    shapes: [named('A B C', [1, 1], [4, 1], [4, 5]), named("A' B' C'", [-1, 1], [-4, 1], [-4, 5])],
    center: null,
    mirror: [
      [0, -6],
      [0, 6],
    ],
  },
  {
    kind: 'transformation-grid',
    x: axis('x'),
    y: axis('y'),
    shapes: [named('', [1, 1], [2, 1], [2, 2], [1, 2]), named('', [3, 3], [6, 3], [6, 6], [3, 6])],
    center: { x: 0, y: 0, name: 'O' },
    mirror: null,
  },
];
