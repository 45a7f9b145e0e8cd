import { expect, test } from 'vitest';
import { answersOfLayers, solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Plan A costs $25 per month plus $0.10 per text. Plan B costs $40 per month. For 200 texts, which plan is cheaper and by how much?',
    'Plan B, by $5',
  ],
  [
    'Two phone plans are offered. Plan A costs $25 per month plus $0.08 per text. Plan B costs $40 per month plus $0.05 per text. For how many texts in a month do the two plans cost the same?',
    '500 texts',
  ],
  [
    'Store A rents bikes for $10 plus $4 per hour. Store B rents bikes for $6 per hour. Which store is cheaper for 3 hours, and by how much?',
    'Store B, by $4',
  ],
  [
    'Gym A costs $50 to join and $20 per month. Gym B has no joining fee and costs $30 per month. Which is cheaper for 12 months?',
    'Gym A',
  ],
])('two plans are compared by what they cost in all: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a cost that is asked for as well is not left out', () => {
  expect(
    answersOfLayers(
      'Company A rents cars for $40 plus $0.20 per mile. Company B charges $20 plus $0.40 per mile. For how many miles do they cost the same? What is the cost?',
    ),
  ).not.toContain('100 miles');
});

test.each([
  'Plan A costs $25 per month plus $0.10 per text. Plan B costs $40 per month. For 200 texts in 3 months, which plan is cheaper?',
  'Plan A costs $25 per month plus $0.10 per text. Plan B costs $40 per year. For 200 texts, which plan is cheaper?',
  'Plan A costs $25 per month plus $0.10 per text after the first 50. Plan B costs $40 per month. For 200 texts, which plan is cheaper?',
  'Store A charges $10 plus $4 per hour. Store B charges $6 per hour with a 10% discount. Which store is cheaper for 3 hours?',
])('a plan told with more than that is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
