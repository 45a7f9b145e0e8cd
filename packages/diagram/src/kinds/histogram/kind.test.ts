import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutHistogram } from './layout.ts';
import { readBackHistogram } from './read-back.ts';
import type { Histogram } from './schema.ts';

const bars: Histogram = {
  kind: 'histogram',
  from: 10,
  width: 5,
  counts: [3, 7, null, 0],
  top: 8,
  step: 2,
  label: 'Age',
  countLabel: 'Players',
};

test('bars stand over their intervals, as high as their counts', () => {
  const { edges, counts } = readBackHistogram(layoutHistogram(bars));
  expect(edges.map((edge) => Number(edge.toFixed(6)))).toEqual([10, 15, 20, 25, 30]);
  expect(counts.map((count) => count && Number(count.toFixed(6)))).toEqual([3, 7, null, 0]);
});

test('a sound histogram has no faults', () => expect(checkDiagram(bars)).toEqual([]));

test.each([
  [{ counts: [9, 1] }, 'The count 9 is higher than the picture.'],
  [{ step: 3 }, 'The top of the counts must be a multiple of their step.'],
  [{ top: 40, step: 1 }, 'The counts have more than 12 grid lines.'],
  [{ counts: [0, 0] }, 'A histogram needs a bar.'],
  [{ countLabel: ' ' }, 'The counts need a name.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...bars, ...change })).toContain(problem);
});

test('describe tells each interval and keeps what is asked for unknown', () => {
  expect(describeDiagram(bars)).toBe(
    'Histogram of Age, with 4 intervals. The height of a bar tells: Players. From 10 to 15: 3. From 15 to 20: 7. ' +
      'From 20 to 25: an unknown value. From 25 to 30: 0.',
  );
});

test('a last bar that covers two intervals is drawn twice as wide and told so', () => {
  const wide: Histogram = { ...bars, counts: [3, 7, 2], lastWide: true };
  const { edges } = readBackHistogram(layoutHistogram(wide));
  expect(edges.map((edge) => Number(edge.toFixed(6)))).toEqual([10, 15, 20, 30]);
  expect(describeDiagram(wide)).toContain('From 20 to 30: 2.');
  expect(checkDiagram(wide)).toEqual([]);
});
