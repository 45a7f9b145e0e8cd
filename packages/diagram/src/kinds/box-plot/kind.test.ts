import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutBoxPlot } from './layout.ts';
import { readBackBoxPlot } from './read-back.ts';
import type { BoxPlot } from './schema.ts';

const plot: BoxPlot = {
  kind: 'box-plot',
  min: 0,
  max: 40,
  step: 1,
  label: 'Minutes',
  plots: [{ name: '', five: [4, 10, 17, 20, 36] }],
};

test('the five numbers stand at their places', () => {
  const { fives } = readBackBoxPlot(layoutBoxPlot(plot));
  expect(fives[0]?.map((value) => Number(value.toFixed(6)))).toEqual([4, 10, 17, 20, 36]);
});

test('three plots with names fit on the sheet', () => {
  const plots = ['A', 'B', 'C'].map((name) => ({
    name,
    five: [1, 2, 3, 4, 5] as [number, number, number, number, number],
  }));
  expect(checkDiagram({ ...plot, plots })).toEqual([]);
});

test.each([
  [{ plots: [{ name: '', five: [4, 10, 9, 20, 36] }] }, 'The five numbers of a box plot must not fall.'],
  [{ plots: [{ name: '', five: [4, 10, 19, 20, 46] }] }, 'The number 46 is outside the axis.'],
  [
    {
      plots: [
        { name: 'A', five: [1, 2, 3, 4, 5] },
        { name: '', five: [1, 2, 3, 4, 5] },
      ],
    },
    'Each of several box plots needs a name.',
  ],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...plot, ...(change as Partial<BoxPlot>) })).toContain(problem);
});

test('describe tells where whiskers, box and line stand', () => {
  expect(describeDiagram(plot)).toBe(
    'Box plot of Minutes, on an axis from 0 to 40. The left whisker starts at 4. ' +
      'The box starts at the second mark to the right of 8 and ends at 20, and the line in it stands at the first mark to the right of 16. ' +
      'The right whisker ends at 36.',
  );
});
