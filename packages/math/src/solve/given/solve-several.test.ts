import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['find the distance and midpoint of (1,2) and (7,10)', 'distance 10; midpoint (4, 6)'],
  ['midpoint and distance between (0,0) and (6,8)', 'midpoint (3, 4); distance 10'],
  ['mean median mode range of 2, 4, 4, 6, 9', 'mean 5; median 4; mode 4; range 7'],
])('answers every part of a request for several: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['Find the slope of the line that passes through each pair of points. (−3, 5), (6, −1)', '-2/3'],
  ['Find the distance between each pair of points. 1) (1, 2) and (4, 6) 2) (0, 0) and (5, 12)', '5; 13'],
])('each pair of points is asked for on its own: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
