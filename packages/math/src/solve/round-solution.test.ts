import { expect, test } from 'vitest';
import { solve } from './solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['5^(2x-1) = 40 round to 3 decimals', 'x = 1.646'],
  ['solve 2^(3x) = 20, round to 3 decimal places', 'x = 1.441'],
  ['x^2 - 3x - 1 = 0 round to 2 decimals', 'x = 3.30 or x = -0.30'],
  ['3 km is how many miles, nearest tenth', '1.9 miles'],
])('any answer is rounded as it is wished: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each(['estimate the limits of accuracy of 3.4, rounded to 1 decimal', 'round 3^x = 5'])(
  'rounding that is the question is no wish: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  [
    'A car bought for $24,000 loses 15% of its value each year. To the nearest dollar, what is it worth after 4 years?',
    '$12528',
  ],
  [
    'A house bought for $180,000 increases in value by 4% per year. To the nearest dollar, what is its value after 6 years?',
    '$227757',
  ],
])('an amount of money is rounded once, from its exact working: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
