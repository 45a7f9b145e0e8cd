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
  [
    'the sum of two numbers is 180 and one is 20 more than 3 times the other. find both numbers',
    '140 and 40',
  ],
  ['The sum of two numbers is 27. One number is twice the other. What is the larger number?', '18'],
])('finds two numbers, one told by the other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'two angles are supplementary and one is 20 more than 3 times the other. find both angles',
    '140° and 40°',
  ],
  ['The larger of two supplementary angles is 30° more than the smaller. Find the larger angle.', '105°'],
  ['One angle is 12 degrees less than another and they are complementary. Find the smaller angle.', '39°'],
  [
    'The sum of two angles is 140 degrees. One angle is 20 degrees more than the other. Find both angles.',
    '80° and 60°',
  ],
  ['Two angles are complementary. One is 200 more than the other. Find both.', 'refused'],
  ['Two angles are supplementary and one is vertical to a third of 50 degrees. Find both.', 'refused'],
])('finds two angles, one told by the other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
