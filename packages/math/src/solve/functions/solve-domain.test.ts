import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['domain of sqrt(x-4)/(x-7)', 'x ≥ 4, x ≠ 7'],
  ['domain of f(x)=1/sqrt(x-4)', 'x > 4'],
  ['domain of sqrt(x-2)+sqrt(5-x)', '2 ≤ x ≤ 5'],
  ['domain of sqrt(x-4)/(x-4)', 'x > 4'],
  ['domain of 1/(x-1) + 1/(x+2)', 'all numbers except x = 1 and x = -2'],
  ['domain of sqrt(x+1)/(x+3)', 'x ≥ -1'],
  ['domain of log(x)/sqrt(2-x)', '0 < x < 2'],
])('joins all conditions of a domain: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['domain of sqrt(x-5)+sqrt(2-x)', 'refused']])(
  'answers nothing where no number is left: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  ['for what value of x is (x+2)/(x-6) undefined', 'x = 6'],
  ['for which values of x is (x+2)/(x^2-9) not defined', 'x = 3 or x = -3'],
  ['find the excluded values of 1/(x^2-x)', 'x = 1 or x = 0'],
])('the places without a value are told: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
