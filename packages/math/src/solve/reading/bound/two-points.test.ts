import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { ofTwoPoints } from './two-points.ts';

test.each([
  ['Triangle ABC has vertices A(1,2), B(4,6), C(0,0). Find the length of AB.', '5 units'],
  ['Vertices of a triangle are A(1,2), B(4,6), C(0,0). What is the slope of side BC?', '3/2'],
  [
    'A quadrilateral has vertices A(0,0), B(5,0), C(6,8), D(1,3). Find the midpoint of diagonal AC.',
    '(3, 4)',
  ],
  ['Given A(1,2), B(4,6), C(0,0), find AB.', '5'],
])('is asked about the two points alone: %s', (problem, answer) => {
  const found = solve(problem);
  expect('answer' in found ? found.answer.replace(/^slope /, '') : found.message).toBe(answer);
});

test.each([
  'Triangle ABC has vertices A(1,2), B(4,6), C(0,0). It is reflected over the x-axis. Find the length of AB.',
  'A(1,2), B(4,6) and C(0,0). Find the slope of a line perpendicular to AB.',
  'Triangle ABC has vertices A(1,2), B(4,6), C(0,0). Find the median from A to B.',
  'A(1,2), B(4,6), C(0,0). Find the length of AB plus the length of BC.',
  'A(1,2) and B(4,6). M is 3 units from A. Find the length of AB.',
])('stays where the text tells or asks more: %s', (text) => {
  expect(ofTwoPoints(text)).toBeNull();
});
