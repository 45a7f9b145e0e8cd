import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutTransformationGrid } from './layout.ts';
import { readBackTransformationGrid } from './read-back.ts';
import type { TransformationGrid } from './schema.ts';

const corner = (x: number, y: number, name = '') => ({ x, y, name });
const grid: TransformationGrid = {
  kind: 'transformation-grid',
  x: { label: 'x', min: -4, max: 4, step: 1 },
  y: { label: 'y', min: -4, max: 4, step: 1 },
  shapes: [{ corners: [corner(1, 1, 'A'), corner(3, 1, 'B'), corner(3, 2, 'C')] }],
  center: null,
  mirror: null,
};

test('corners stand at their numbers', () => {
  const { shapes } = readBackTransformationGrid(layoutTransformationGrid(grid));
  expect(shapes[0]?.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [1, 1],
    [3, 1],
    [3, 2],
  ]);
});

test.each([
  [{ center: corner(9, 0, 'O') }, 'The corner (9, 0) is outside the grid.'],
  [{ center: corner(0, 0, 'A') }, 'Two corners are both named A.'],
  [
    {
      mirror: [
        [8, 0],
        [8, 1],
      ],
    },
    'The dashed line misses the grid.',
  ],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...grid, ...(change as Partial<TransformationGrid>) })).toContain(problem);
});

test('describe names every corner and the dashed line', () => {
  const text = describeDiagram({
    ...grid,
    mirror: [
      [0, -4],
      [0, 4],
    ],
  });
  expect(text).toContain('The shape has the corners A (1, 1), B (3, 1), and C (3, 2).');
  expect(text).toContain('A dashed line runs through (0, −4) and (0, 4).');
});
