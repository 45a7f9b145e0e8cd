import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['one number is 5 more than twice another. their sum is 35. find the numbers', '25 and 10'],
  ['a number is 5 more than twice another and they add to 35, find the numbers', '25 and 10'],
  ['one number is 3 less than another. the sum of the two numbers is 27. find them', '12 and 15'],
])('finds two numbers, one told by the other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
