import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};
const tickets = 'Mr. Lee bought 4 adult tickets and 3 child tickets for $79.';

test.each([
  [`${tickets} An adult ticket costs $4 more than a child ticket. How much is a child ticket?`, '$9'],
  [
    '3 notebooks and 2 pens for $11. A notebook costs $1.50 less than a pen. How much does a notebook cost?',
    '$1.60',
  ],
])('works one price out of a purchase and a difference: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${tickets} An adult ticket costs $4 more than a child ticket. How much are 2 child tickets?`],
  [`${tickets} An adult ticket costs twice as much as a child ticket. How much is a child ticket?`],
])('works out no price of several, or by another relation: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
