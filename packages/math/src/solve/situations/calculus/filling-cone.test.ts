import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'Water is poured into a cone of height 10 m and radius 5 m at 3 m^3/min. How fast is the water level rising when the water is 4 m deep?',
    '3/(4π) m/min',
  ],
  [
    'A conical tank has height 12 ft and radius 4 ft. Water flows in at 2 cubic feet per minute. How fast is the depth of the water increasing when the water is 6 ft deep?',
    '1/(2π) feet/minute',
  ],
  [
    'an inverted conical tank 10 ft tall and 10 ft across leaks at 9 ft^3/min. how fast is the level dropping when the depth is 3 ft',
    '4/π ft/min',
  ],
])('tells how fast the level of a cone moves: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'Water is poured into a cone of height 10 m and radius 5 m at 3 m^3/min and leaks out at 1 m^3/min. How fast is the water level rising when the water is 4 m deep?',
  'Water is poured into a cone of height 10 m and radius 5 m at 3 m^3/min. How fast is the radius of the water growing when the water is 4 m deep?',
  'Water is poured into a cone of height 10 m and radius 5 m at 3 m^3/min. How fast is the water level rising when the water is 12 m deep?',
])('leaves two flows, another size and a depth above the rim: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
