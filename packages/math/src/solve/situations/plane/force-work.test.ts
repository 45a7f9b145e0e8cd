import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'A constant force F = 3i + 4j (in newtons) moves an object in a straight line from (1, 2) to (6, 5), with distances in meters. How much work is done?',
    '27 J',
  ],
  ['A force of F = <2, 5> moves an object from (0, 1) to (4, 3). Find the work done.', '18'],
  ['find the work done by the force F = 2i + 7j in moving a particle along d = 3i + j', '13'],
])('works out the work of a force along a straight way: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'A force F = 3i + 4j + k moves an object from (1, 2) to (6, 5). How much work is done?',
  'A force F = 3i + 4j moves an object from (1, 2) to (6, 5) and back. How much work is done?',
])('leaves a force with a third part, and a way back: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
