import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['product of two positive numbers is 84 and one is 5 more than the other, which numbers', '7 and 12'],
  ['the sum of two numbers is 15 and their product is 54. find the larger number', '9'],
  [
    'I am thinking of two numbers. their product is 24 and their sum is 10. which numbers are they',
    '4 and 6',
  ],
  ['one number is twice the other and their product is 50. find both numbers', '5 and 10 or -10 and -5'],
])('finds two numbers by their product: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['two numbers have the product 84. which numbers'],
  ['The product of two numbers is 24 and their sum is 10. Find the reciprocals'],
  ['The product of two numbers is 24 and their sum is 10. How far apart are they?'],
  ['The product of two numbers is 24 and their sum is 10. Find the cube of the larger number.'],
  ['The product of two numbers is 24. The first is 5 less than the second. find the first number'],
])('leaves open what is no number of the pair: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
