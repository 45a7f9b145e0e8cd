import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['twice a number plus seven is nineteen', '6'],
  ['seven times a number is fifty six', '8'],
  ['one hundred minus a number is forty', '60'],
  ['two thirds of a number is twelve', '18'],
  ['One number is five more than another. Their sum is twenty one. Find the numbers.', '13 and 8'],
])('reads numbers in words where a text has no digits: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['three more than twice a number is greater than nine'],
  ['twice a number plus seven is nineteen what is three times the number'],
])('asks no more of words than they say: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
