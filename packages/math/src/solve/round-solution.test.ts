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

test.each([
  [
    'The perimeter of a square is 36 cm. What is its area?',
    'Round to the nearest square centimeter.',
    '81 cm^2',
  ],
  [
    'A 15-foot ladder leans against a wall. The foot of the ladder is 4 feet from the base of the wall. How high up the wall does the ladder reach?',
    'Round to the nearest tenth of a foot.',
    '14.5 feet',
  ],
  ['Convert 55 miles per hour to feet per second.', 'Round to the nearest tenth.', '80.7 feet/second'],
  ['Convert (2, 150°) to rectangular coordinates.', 'Round decimals to the nearest tenth.', '(-1.7, 1.0)'],
  ['Find the hypotenuse of a right triangle with legs 2 cm and 3 cm.', 'Round to the nearest cm.', '4 cm'],
  [
    'From a lighthouse 45 m high the angle of depression of a ship is 18°. How far is the ship from the base of the lighthouse?',
    'Answer to the nearest meter.',
    '138 m',
  ],
])('what is asked decides the way, and the wish only its last step: %s %s', (problem, wish, answer) => {
  expect(answerOf(`${problem} ${wish}`)).toBe(answer);
});
