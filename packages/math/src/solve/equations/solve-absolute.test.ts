import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['|x + 2| = 2x - 1', 'x = 3'],
  ['3x - 1 = |x + 5|', 'x = 3'],
  ['|2x - 1| = x - 5', 'no solution'],
  ['|x + 1| = 3x + 9', 'x = -5/2'],
  ['|2x + 1| = x + 3', 'x = 2 or x = -4/3'],
])('solves an absolute value beside its own letter: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['|x| = x']])('refuses where a whole range solves it: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
