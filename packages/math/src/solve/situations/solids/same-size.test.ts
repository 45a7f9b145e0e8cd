import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['a square has the same area as a rectangle 4 cm by 9 cm. what is the side of the square', '6 cm'],
  ['a square has the same perimeter as a rectangle 5 cm by 9 cm. find the side of the square', '7 cm'],
  ['one side of a triangle is 7, another 10, perimeter 24. third side?', '7 units'],
  ['a tangent from point P touches circle O at T. OT = 7 and OP = 25. Find PT', '24'],
])('a side follows from what both figures share, and from what is left: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a square has the same area as a circle of radius 3. side of the square'],
  ['a square has the same area as a rectangle 4 cm by 9 cm. what is the perimeter of the square'],
  ['the perimeter of an isosceles triangle is 24 and one side is 10. find the other sides'],
])('a side is refused where it is not the one that follows: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
