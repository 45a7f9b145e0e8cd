import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['cube has volume 64 find surface area', '96 square units'],
  ['sphere with surface area 36pi find volume', '36π cubic units'],
  ['a sphere has volume 36pi. find the radius', '3 units'],
  ['a sphere has a surface area of 100pi. what is its volume', '500π/3 cubic units'],
])('tells one measure of a solid by another: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['how many 2 inch cubes fit in a 6 inch cube', '27'],
  ['how many 2 foot boards can be cut from a 6 foot board', '3'],
])('parts a length into lengths, not a cube: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
