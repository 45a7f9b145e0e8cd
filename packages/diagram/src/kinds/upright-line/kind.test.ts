import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutUprightLine } from './layout.ts';
import { readBackUprightLine } from './read-back.ts';
import type { UprightLine } from './schema.ts';

const gauge: UprightLine = {
  kind: 'upright-line',
  min: -3,
  max: 1,
  step: 0.25,
  labelStep: 1,
  as: 'fraction',
  label: 'Meters above the lake',
  points: [{ at: -1.75, label: 'A' }],
};

test('ticks and points stand at their numbers, the larger one higher', () => {
  const layout = layoutUprightLine(gauge);
  const { ticks, points } = readBackUprightLine(layout);
  expect(ticks).toHaveLength(17);
  expect(ticks[0]).toBeCloseTo(-3, 9);
  expect(points[0]).toBeCloseTo(-1.75, 9);
  expect(layout.top).toBeLessThan(layout.bottom);
});

test('names of neighboring points stand in two columns instead of touching', () => {
  const points = [
    { at: -0.5, label: 'Monday' },
    { at: -0.25, label: 'Friday' },
  ];
  expect(checkDiagram({ ...gauge, points })).toEqual([]);
});

test.each([
  [{ min: 2, max: 2 }, 'The line must go from a smaller to a larger number.'],
  [{ points: [{ at: 3, label: null }] }, 'The place 3 is outside the line.'],
  [{ labelStep: 0.4 }, 'Numbers must stand at tick marks.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...gauge, ...change })).toContain(problem);
});

test('describe tells a point by the marks below it and never its number', () => {
  expect(describeDiagram(gauge)).toBe(
    'Upright number line of Meters above the lake from −3 to 1. ' +
      'The numbers −3, −2, −1, 0, and 1 are written beside it. ' +
      'From each number to the next there are 4 equal spaces. ' +
      'The point labeled A is at the place 1 tick mark above −2.',
  );
});
