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

test.each([
  ['how many ways to pick a committee of 4 from 6 men and 5 women if exactly 2 are women', '150'],
  [
    'There are 5 red and 6 blue balls. In how many ways can you choose 4 balls so that exactly 2 are red?',
    '150',
  ],
])('counts choices with so many of one kind: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['how many committees of 4 with exactly 2 men from 5 men, 4 women and 3 children'],
  ['a committee of 5 from 6 men and 4 women with at least 2 women. how many'],
])('refuses three kinds and limits: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
