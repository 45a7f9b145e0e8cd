import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'flip 3 coins and roll a 12 sided die whats the probabilty of exactly 2 heads and a number less than 6',
    '5/32',
  ],
  [
    'Four coins are tossed and a die is rolled. Find the probability of getting at least 1 tail and an odd number.',
    '15/32',
  ],
  [
    'Roll a die and flip two coins. What is the probability of a number greater than 4 and two heads?',
    '1/12',
  ],
])('multiplies what coins and a die show: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'Flip 3 coins and roll a die. What is the probability of exactly 2 heads or a number less than 3?',
  'Flip 3 biased coins and roll a die. What is the probability of exactly 2 heads and a number less than 3?',
])('leaves what is joined otherwise, and unfair coins: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
