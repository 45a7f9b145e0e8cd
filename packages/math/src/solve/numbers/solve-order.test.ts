import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['Which is greater: 2/3 of 48 or 3/5 of 55?', '3/5 of 55'],
  ['Which is less, 3/4 of 20 or 2/3 of 24?', '3/4 of 20'],
  ['Which is more: 20% of 50 or 30% of 40?', '30% of 40'],
  ['Order from least to greatest: 1/2 of 10, 3, 1/4 of 16', '3, 1/4 of 16, 1/2 of 10'],
])('a share of a number is compared as the one value it is: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});

test.each(['Which is more, 5 less than 20 or 3 more than 11?', 'Which is greater, 3 of 4 or 5 of 6?'])(
  'what is no list of numbers is refused: %s',
  (problem) => {
    expect('steps' in solve(problem)).toBe(false);
  },
);

test.each([
  ['biggest to smallest: 45%, 2/5, 0.405, 4/9', '45%, 4/9, 0.405, 2/5'],
  ['smallest to biggest: 3, 7, 5', '3, 5, 7'],
  ['lowest to highest 0.5, 2/3, 60%', '0.5, 60%, 2/3'],
  ['what is the largest of 3, 7, 5', '7'],
])('an order told by its two ends puts all in order: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});
