import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'A lawn sprinkler with a range of 6 m rotates through an angle of 120°. What is the area it waters?',
    '12π m^2',
  ],
  ['sprinkler sprays 6 m far n turns thru 120 deg. what area does it water, in terms of pi', '12π m^2'],
  ['A lighthouse beam reaches 10 km and sweeps through 36°. what area does it cover', '10π km^2'],
])('takes what turns and reaches so far for a sector: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'sprinkler sprays 6 m far n turns thru 120 deg. how long is the arc it waters',
  'Two sprinklers each spray 6 m far and turn through 120°. What area do they water in total?',
])('leaves another measure and several of them: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
