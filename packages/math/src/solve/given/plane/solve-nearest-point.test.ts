import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['closest point on the line y=2x+1 to the point (4, 4)', '(2, 5)'],
  ['closest point on the line y = 2x + 1 to the origin', '(-2/5, 1/5)'],
  ['find the point on the line 3x+4y=25 closest to the origin', '(3, 4)'],
  ['which point on y = -x+3 is closest to (5,2)', '(3, 0)'],
  ['which point of x = 4 is nearest to (1, 7)', '(4, 7)'],
])('finds the point of a line that is closest to a point: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['find the point on y=x^2 closest to (0,3)', 'refused'],
  ['distance from (4,4) to the line y=2x+1', '√5'],
])('answers nothing for a curve or a distance: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
