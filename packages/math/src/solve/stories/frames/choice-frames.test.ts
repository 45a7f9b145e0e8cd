import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['choose 3 out of 10 kids for a team how many ways', '120'],
  ['A committee of 4 is chosen from 9 teachers. How many committees are possible?', '126'],
])('counts how many ways there are to take some: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['choose 3 out of 10 kids for a team with at least one girl how many ways'],
  ['A committee of 4 is chosen from 9 teachers and must include Ms. Lee. How many committees are possible?'],
])('refuses a choice that has an order, may repeat or asks for more: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
