import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string | null => {
  const result = solve(text);
  return 'steps' in result ? result.answer : null;
};

test.each([
  'Invest 1000 at 6% compounded yearly. How much of the amount after 2 years is interest on interest?',
  'A bag has 5 red and 3 blue marbles. One red marble is taken out and kept. What is the probability that the next one is red?',
  'What is the perimeter of a square with area 49, without one of its sides?',
  'Simple interest on $2000 at 5% for 3 years, but the first year is free of interest.',
  'The sum of two numbers is 20 and their difference is 4. What is the larger divided by the smaller?',
  'A recipe for 4 people needs 300 g flour. How much do 6 people need if one of them eats nothing?',
  'A coin with P(heads) = 0.6 is tossed 5 times. what is the probability of exactly 3 heads',
  'find the gcf of 12 and 18 divided by 3',
])('a word that turns the problem refuses the plain answer: %s', (text) => {
  expect(answerOf(text)).toBeNull();
});

test('the plain problems are answered', () => {
  expect(answerOf('What is the perimeter of a square with area 49?')).toBe('28 units');
  expect(answerOf('Simple interest on $2000 at 5% for 3 years.')).toBe('$300');
  expect(answerOf('find the gcf of 12 and 18')).toBe('6');
});
