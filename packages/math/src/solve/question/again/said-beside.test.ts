import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Use the product rule to differentiate f(x)=x^2e^{3x}.', '2x · e^(3x) + 3x^2 · e^(3x)'],
  ['Find the inverse of the matrix, if it exists. [[4, 7], [1, 2]]', '[[2, -7], [-1, 4]]'],
  ['how do u write 3.06 x 10^5 as a regular number', '306000'],
  ['how do i find x if log base 3 of (x+5) = 4', 'x = 76'],
  [
    'The population of Millbrook grew from 12,500 people in 2010 to 14,200 people in 2020. Find the percent of increase.',
    '13.6% increase',
  ],
])('what is said beside the question leaves it as it is: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a rule that estimates is part of the question', () => {
  expect(answerOf('Use the trapezoidal rule to find the area under y = x^2 from 0 to 2')).toBe('refused');
});
