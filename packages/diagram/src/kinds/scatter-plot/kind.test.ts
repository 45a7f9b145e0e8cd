import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutScatterPlot } from './layout.ts';
import { readBackScatterPlot } from './read-back.ts';
import type { ScatterPlot } from './schema.ts';

const plot: ScatterPlot = {
  kind: 'scatter-plot',
  x: { label: 'Age', min: 0, max: 10, step: 1 },
  y: { label: 'Height', min: 0, max: 20, step: 2 },
  points: [
    [4, 9],
    [1, 3],
    [8, 17],
  ],
  fit: { slope: 2, intercept: 1 },
};

test('points stand at their numbers and the line has its slope', () => {
  const { points, slope } = readBackScatterPlot(layoutScatterPlot(plot));
  expect(points.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))])).toEqual(plot.points);
  expect(slope).toBeCloseTo(2, 9);
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
  [{ fit: { slope: 0, intercept: 99 } }, 'The line of fit misses the plane.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...plot, ...(change as Partial<ScatterPlot>) })).toContain(problem);
});

test('describe names every point from left to right', () => {
  const text = describeDiagram(plot);
  expect(text).toContain('There are 3 points: (1, 3), (4, 9), and (8, 17).');
  expect(text).toContain('A line of fit runs through (0, 1) and (10, 21).');
});
