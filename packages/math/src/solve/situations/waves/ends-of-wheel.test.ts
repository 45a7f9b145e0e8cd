import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A Ferris wheel with radius 20 m has its center 25 m above the ground. What is the greatest height above the ground that a rider reaches?',
    '45 m',
  ],
  [
    'A Ferris wheel has a diameter of 40 ft and its center is 25 ft above the ground. What is the lowest height of a seat?',
    '5 ft',
  ],
])('tells how high and how low a wheel comes: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'A Ferris wheel has a radius of 20 m and its center is 25 m above the ground. What is the highest and the lowest point?',
  'A Ferris wheel has a radius of 20 m and its center is 25 m above the ground. It turns once in 60 seconds. What is the greatest height after 10 seconds?',
  'A Ferris wheel has a radius of 20 m and its lowest point is 2 m above the ground. What is the height of its center?',
])('refuses another question about a wheel: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
