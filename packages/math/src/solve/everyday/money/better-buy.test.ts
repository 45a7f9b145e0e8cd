import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  ['Which is the best buy: 28 oz for $4.76, 36 oz for $5.94, 45 oz for $7.56?', '36 oz for $5.94'],
  [
    'Four bags of granola are on sale. Which is the best buy per ounce?\nA) 28 oz for $4.76\nB) 36 oz for $5.94\nC) 45 oz for $7.56\nD) 52 oz for $9.10',
    '36 oz for $5.94',
  ],
  [
    'Brand A costs $3.60 for 12 oz and Brand B costs $5.40 for 20 oz. Which brand is cheaper per ounce?',
    'Brand B',
  ],
  [
    'Brand P detergent costs $8.40 for 60 loads, Brand Q costs $10.50 for 84 loads. What is the unit price of each and which is cheaper?',
    'Brand P $0.14 per load, Brand Q $0.125 per load; Brand Q',
  ],
  [
    'Store A: 5 pens for $4. Store B: 8 pens for $6. Store C: 12 pens for $9.60. Which store has the best price?',
    'Store B',
  ],
])('compares the prices of one: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'Which is the better buy: 5 apples for $3 or 6 oranges for $4?',
  'Store A sells 3 lb of apples for $6 and Store B sells 5 lb of pears for $9. Which is cheaper?',
  'Which costs less, 20 oz for $5 or 32 oz for $7.36?',
])('leaves what cannot be compared: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
