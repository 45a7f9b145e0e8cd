import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (problem: string): string | null => {
  const found = solve(problem);
  return 'answer' in found ? found.answer : null;
};

test.each([
  ['local extrema of x^3 - 3x', 'minimum -2 at x = 1 and maximum 2 at x = -1'],
  ['find the local maximum value of f(x) = x^2 e^(-3x)', '4/(9e^2)'],
  ['Find all relative extrema of f(x) = (x - 3)e^x.', 'minimum -e^2 at x = 2'],
  ['What is the maximum value of g(t) = t e^{-t/4}?', '4/e'],
  ['local minimum of x^2 ln x', '-1/(2e)'],
  ['local extrema of x/(x^2+1)', 'maximum 1/2 at x = 1 and minimum -1/2 at x = -1'],
  ['critical points of (x^2-1)e^(-x^2)', 'x = 0 or x = √2 or x = -√2'],
  ['local minimum of x^4', '0'],
  ['Let f(x) = x^2 ln x. At what x does f have a local minimum?', 'x = e^(-1/2)'],
])('finds where the slope changes its sign: %s', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});

test.each([
  // It has a local maximum and no greatest value.
  'What is the maximum value of x^2 e^(-3x)?',
  'What is the maximum value of x + 4/x?',
  // Level, and no turn.
  'local maximum of x^3',
  // Its slope has two unlike powers of e.
  'local maximum of e^x - e^(3x)',
])('leaves open what the sign of the slope does not decide: %s', (problem) => {
  expect(answerOf(problem)).toBeNull();
});
