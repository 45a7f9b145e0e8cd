import { expect, test } from 'vitest';
import { readNumberSentence } from './read-number-sentence.ts';

test.each([
  ['3 less than twice a number is 11', '2n - 3 = 11'],
  ['the sum of a number and 5 is 12. find the number', 'n + 5 = 12'],
  ['five more than three times a number is 20', '3n + 5 = 20'],
  ['a number increased by 20% is 60', 'n + 20/100 · n = 60'],
  ['half of a number is 13', '1/2 · n = 13'],
  ['the product of a number and 6 is 42', '6n = 42'],
  ['a number divided by 4 is 9', 'n/4 = 9'],
  ['four times the sum of a number and 3 is 28', '4 · (n + 3) = 28'],
])('%s says %s', (words, equation) => {
  expect(readNumberSentence(words)).toBe(equation);
});

test.each([
  'four less than a number squared is 12',
  'the sum of two numbers is 12',
  'a number is greater than 5',
  '3 less than 10 is 7',
  'is 7 a prime number',
])('%s is no such sentence', (words) => {
  expect(readNumberSentence(words)).toBeNull();
});
