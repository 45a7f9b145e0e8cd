import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { withGivenObject } from './given-object.ts';

test('what is given is put into the request, with the name of what it is and without', () => {
  expect(withGivenObject('Given the line 3x - 4y = 12, find the slope of the line.')).toEqual([
    'Find the slope of the line 3x - 4y = 12.',
    'Find the slope of 3x - 4y = 12.',
  ]);
  expect(
    withGivenObject('Let f(x) = x^3 - 3x. Find the equation of the tangent line to f at x = 2.'),
  ).toEqual(['Find the equation of the tangent line of f(x) = x^3 - 3x at x = 2.']);
});

test.each([
  'Given that x is even, find the next even number.',
  'Let f(x) = 2x and g(x) = 3. Find f(2), then g(1).',
  'For 12 cups, find the price.',
])('what is told in another way stays as it is: %s', (text) => {
  expect(withGivenObject(text)).toEqual([]);
});

test.each([
  ['Given the parabola y² − 4y − 8x + 28 = 0, find the directrix.', 'directrix x = 1'],
  ['Let f(x) = x^3 - 6x^2 + 9x + 2. Find all critical numbers of f.', 'x = 3 or x = 1'],
  ['Consider the function f(x) = (x-2)/(x+3). What is the domain of f?', 'all numbers except x = -3'],
  ['The sequence 5, 15, 45, ... is geometric. Find the 6th term.', '1215'],
  ['Points A(1, 2) and B(7, 10) are given. Find the distance AB.', '10'],
  ['Let f(x)=x^3-6x^2-36x+17 on the closed interval [-4,5]. Find the absolute minimum value of f.', '-188'],
  ['Consider the curve y = x^2 - 4x + 1. Write the equation of the tangent line at x = 3.', 'y = 2x - 8'],
  ['Let z = 3 - 4i. Find z^2.', '-7 - 24i'],
  ['Let g(x) = x^2 - 4x + 1. Find the average rate of change of g from x = 1 to x = 4.', '1'],
])('it is answered as if it were asked in one sentence: %s', (text, answer) => {
  const found = solve(text);
  expect('answer' in found ? found.answer : found.message).toBe(answer);
});
