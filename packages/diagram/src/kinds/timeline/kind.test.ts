import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutTimeline } from './layout.ts';
import { readBackTimeline } from './read-back.ts';
import type { Timeline } from './schema.ts';

const line: Timeline = {
  kind: 'timeline',
  min: 0,
  max: 12,
  step: 1,
  label: 'Seconds',
  rows: [
    { name: 'Red light', times: [4, 8, 12] },
    { name: 'Blue light', times: [6, 12] },
  ],
  marked: [12],
};

test('marks stand at their times', () => {
  const { rows, marked } = readBackTimeline(layoutTimeline(line));
  expect(rows.map((times) => times.map((time) => Number(time.toFixed(6))))).toEqual([
    [4, 8, 12],
    [6, 12],
  ]);
  expect(marked[0]).toBeCloseTo(12, 9);
});

test.each([
  [{ marked: [13] }, 'The number 13 is outside the axis.'],
  [{ rows: [{ name: ' ', times: [1] }] }, 'Every row needs a name.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...line, ...change })).toContain(problem);
});

test('describe tells the times of each row', () => {
  expect(describeDiagram(line)).toBe(
    'Timeline of Red light and Blue light, from 0 to 12. The axis shows Seconds. Red light is marked at 4, 8, and 12. ' +
      'Blue light is marked at 6 and 12. A dashed line points out 12.',
  );
});
