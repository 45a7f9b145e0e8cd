import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'The sum of the interior angles of a regular polygon is 1800°. Find the measure of each interior angle.',
    '150°',
  ],
  ['each exterior angle of a regular polygon is 40°. find each interior angle', '140°'],
  [
    'Each interior angle of a regular polygon measures 156°. How many sides does the polygon have?',
    '15 sides',
  ],
  ['A regular polygon has exterior angles of 30 degrees. What is the sum of its interior angles?', '1800°'],
  ['find the measure of each exterior angle of a regular octagon', '45°'],
])('works from one measure of a regular polygon to another: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'Each exterior angle of a regular polygon measures 50°. How many sides does it have?',
  'Each interior angle of a regular polygon is 5 times each exterior angle. How many sides does it have?',
  'The sum of the interior angles of a polygon is 1800°. Find the measure of each interior angle that is not 90°.',
])('leaves what no regular polygon tells: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
