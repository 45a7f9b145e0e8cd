import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutResidualPlot } from './layout.ts';
import { readBackResidualPlot } from './read-back.ts';
import type { ResidualPlot } from './schema.ts';

const plot: ResidualPlot = {
  kind: 'residual-plot',
  x: { label: 'Age (weeks)', min: 0, max: 10, step: 1 },
  y: { label: 'Residual', min: -4, max: 4, step: 1 },
  points: [
    [4, -2],
    [1, 3],
    [8, 1],
  ],
};

const rounded = (value: number): number => Number(value.toFixed(6)) + 0;

test('points stand at their residuals, and each stem starts at zero', () => {
  const { points, feet } = readBackResidualPlot(layoutResidualPlot(plot));
  expect(points.map(({ x, y }) => [rounded(x), rounded(y)])).toEqual(plot.points);
  expect(feet.map(({ x, y }) => [rounded(x), rounded(y)])).toEqual(plot.points.map(([x]) => [x, 0]));
});

test('numbers and the name of the inputs stand below the field', () => {
  const { field, axisLabels } = layoutResidualPlot(plot);
  const below = axisLabels.filter(({ box }) => box.y > field.y + field.height).map(({ text }) => text);
  expect(below).toContain('4');
  expect(below).toContain('Age (weeks)');
  expect(below).not.toContain('−4');
});

test('describe names every point from left to right and no pattern', () => {
  const text = describeDiagram(plot);
  expect(text).toContain('There are 3 points: (1, 3), (4, −2), and (8, 1).');
  expect(text).toContain('A level line runs at zero.');
  expect(text).not.toMatch(/pattern|random|curve/i);
});

test.each([
  [
    {
      points: [
        [11, 3],
        [1, 1],
        [2, 2],
      ],
    },
    'Point (11, 3) is outside the plane.',
  ],
  [
    {
      y: { label: 'Residual', min: 0, max: 4, step: 1 },
      points: [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    },
    'The y-axis has to reach below and above zero.',
  ],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...plot, ...(change as Partial<ResidualPlot>) })).toContain(problem);
});
