import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'A cylindrical can and a paper cone both have radius 4 cm and height 10 cm. How much more does the can hold than the cone? Leave your answer in terms of π.',
    '320π/3 cm^3',
  ],
  [
    'A cylinder and a cone have the same radius of 6 in and the same height of 10 in. Find the difference of their volumes in terms of pi.',
    '240π cubic inches',
  ],
  [
    'A cylindrical glass and a conical cup both have diameter 6 cm and height 10 cm. How much more does the glass hold?',
    '60π cm^3',
  ],
])('compares a cylinder and a cone of one size: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'A cylinder has radius 4 cm and height 10 cm. A cone has radius 3 cm and height 10 cm. How much more does the cylinder hold?',
  'A cylinder and a cone both have radius 4 cm and height 10 cm. How many times as much does the cylinder hold as two cones?',
])('leaves solids of different sizes and other comparisons: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
