import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['sum of the roots of x^2-5x+6=0', '5'],
  ['product of the roots of 2x^2-7x+3=0', '3/2'],
  ['sum and product of the roots of x^2-5x+6=0', 'sum 5; product 6'],
  ['sum of the solutions of |x-3|=5', '6'],
  ['positive solution of x^2-x-12=0', 'x = 4'],
  ['find the larger root of x^2-5x+6=0', 'x = 3'],
  ['sum of the roots of 3x^2-2x-4=0', '2/3'],
])('answers what is asked of the solutions, not the solutions: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['difference of the roots of x^2-5x+6=0', 'refused'],
  ['average of the solutions of x^2-8x+12=0', 'refused'],
  ['positive solution of x^2-5x+6=0', 'refused'],
])('answers nothing where that is not worked out: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
