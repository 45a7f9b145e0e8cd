import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutBarChart } from './layout.ts';
import { readBackBarChart } from './read-back.ts';
import type { BarChart } from './schema.ts';

const chart: BarChart = {
  kind: 'bar-chart',
  label: 'Goals',
  top: 10,
  step: 2,
  series: ['Home', 'Away'],
  bars: [
    { name: 'Reds', heights: [7, 2.5] },
    { name: 'Blues', heights: [4, null] },
  ],
};

test('bars are as high as their values', () => {
  const { heights } = readBackBarChart(layoutBarChart(chart));
  expect(heights.map((group) => group.map((height) => height && Number(height.toFixed(6))))).toEqual([
    [7, 2.5],
    [4, null],
  ]);
});

test('a sound chart has no faults', () => expect(checkDiagram(chart)).toEqual([]));

test.each([
  [{ series: ['Home'] }, 'Every group needs one bar for each series.'],
  [{ top: 5, step: 1 }, 'The height 7 is higher than the picture.'],
  [{ step: 3 }, 'The top must be a multiple of the step.'],
  [{ label: '' }, 'The heights need a name.'],
  [{ series: ['Home', 'Home'] }, 'The name Home stands twice.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...chart, ...change })).toContain(problem);
});

test('describe reads group by group and keeps what is asked for unknown', () => {
  expect(describeDiagram(chart)).toBe(
    'Bar chart of Goals, with a scale from 0 to 10. Reds: Home 7, Away 2.5. Blues: Home 4, Away an unknown value.',
  );
});
