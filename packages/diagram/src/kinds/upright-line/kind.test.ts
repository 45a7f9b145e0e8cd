import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutUprightLine } from './layout.ts';
import { readBackUprightLine } from './read-back.ts';
import type { UprightLine } from './schema.ts';

const line = (change: Partial<UprightLine> = {}): UprightLine => ({
  kind: 'upright-line',
  min: -2,
  max: 1,
  step: 0.25,
  labelStep: 1,
  as: 'decimal',
  label: null,
  points: [],
  ...change,
});

test('ticks and points stand at their numbers, the greater ones higher', () => {
  const layout = layoutUprightLine(line({ points: [{ at: -1.25, label: 'A' }] }));
  const values = readBackUprightLine(layout);
  expect(values.ticks).toHaveLength(13);
  expect(values.points[0]).toBeCloseTo(-1.25, 9);
  expect(layout.top).toBeLessThan(layout.bottom);
  expect(checkDiagram(line({ points: [{ at: -1.25, label: 'A' }], label: 'Degrees' }))).toEqual([]);
});

test('tells a point by the marks it stands on and never its number', () => {
  expect(describeDiagram(line({ points: [{ at: -1.25, label: 'A' }] }))).toBe(
    'Upright number line from −2 at the bottom to 1 at the top. ' +
      'The numbers −2, −1, 0, and 1 are written beside it. ' +
      'From each number to the next there are 4 equal spaces. ' +
      'The point labeled A is at the place 3 tick marks above −2.',
  );
});

test.each([
  [{ min: 1 }, 'The line must go from a smaller to a larger number.'],
  [{ points: [{ at: 3, label: null }] }, 'The place 3 is outside the line.'],
  [{ points: [{ at: 0.1, label: null }] }, 'The point at 0.1 stands at no tick mark.'],
  [{ labelStep: 0.4 }, 'Numbers must stand at tick marks.'],
  [{ step: 0.01 }, 'The line has more than 32 steps.'],
  [{ label: ' ' }, 'A line needs a name; leave it out with null.'],
] as const)('%j is refused', (change, problem) => {
  expect(checkDiagram(line(change as Partial<UprightLine>))).toContain(problem);
});
