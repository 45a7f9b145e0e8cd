import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['y>2x-1 and y<3, is (1,2) a solution', 'yes'],
  ['is (1,4) a solution of the system y>2x-1, y<3', 'no'],
  ['is (2,1) a solution to x+y=3 and x-y=2', 'no'],
  ['is (2,1) a solution to x+y=3 and x-y=1', 'yes'],
  ['y < 3x and y > x - 1, does (2, 3) satisfy the system', 'yes'],
])('tells whether a point makes every statement true: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
