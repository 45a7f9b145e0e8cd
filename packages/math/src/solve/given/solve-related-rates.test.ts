import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  [
    'Oil leaks from a tanker and spreads in a circle whose radius increases at 2 m/min. How fast is the area increasing when the radius is 15 m?',
    '60π m^2/min',
  ],
  [
    'Air is leaking from a spherical balloon at the rate of 8 cubic cm per second. How fast is the radius decreasing when the radius is 5 cm?',
    '2/(25π) cm/second',
  ],
])('what leaks makes nothing else smaller: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});

test('a figure that grows and is asked for its shrinking is refused', () => {
  const found = solve(
    'The radius of a circle increases at 2 m/min. How fast is the area decreasing when the radius is 15 m?',
  );
  expect('steps' in found).toBe(false);
});
