import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutLineChart } from './layout.ts';
import { readBackLineChart } from './read-back.ts';
import type { LineChart } from './schema.ts';

const chart: LineChart = {
  kind: 'line-chart',
  label: 'Plants',
  over: 'Week',
  top: 20,
  step: 5,
  level: 10,
  names: ['1', '2', '3'],
  lines: [{ name: '', heights: [4, null, 17.5] }],
};

test('dots stand at their heights', () => {
  const [heights] = readBackLineChart(layoutLineChart(chart)).heights;
  expect(heights?.map((height) => height && Number(height.toFixed(6)))).toEqual([4, null, 17.5]);
  expect(checkDiagram(chart)).toEqual([]);
});

test.each([
  [{ lines: [{ name: '', heights: [1, 2] }] }, 'Every line needs one height for each name.'],
  [{ level: 25 }, 'The height 25 is higher than the picture.'],
  [{ over: ' ' }, 'Both axes need a name.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...chart, ...change })).toContain(problem);
});

test('describe tells each height and keeps what is asked for unknown', () => {
  expect(describeDiagram(chart)).toBe(
    'Line chart of Plants over Week, with a scale from 0 to 20. 1 4, 2 an unknown value, 3 17.5. ' +
      'A dashed level line stands at 10.',
  );
});
