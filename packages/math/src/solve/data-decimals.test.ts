import { expect, test } from 'vitest';
import { solve } from './solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['median of 3, 8, 11, 20', '9.5'],
  ['find the mean of 88, 92, 75, 83, 91', '85.8'],
  ['find the mean of 1, 2, 2', '5/3'],
  ['find the mean of 1/2, 3/4, 1', '3/4'],
  ['mean of 1, 2, 4, 4 as a fraction', '11/4'],
])('tells a mean or a median in the form of its data: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['find the percent change from 48 to 65. round to the nearest whole percent', '35% increase'],
  ['find the percent change from 48 to 65. round to the nearest tenth of a percent', '35.4% increase'],
  ['a bag has 5 red and 4 blue marbles. probability of red? round to the nearest percent', '56%'],
])('rounds a percent as a percent: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
