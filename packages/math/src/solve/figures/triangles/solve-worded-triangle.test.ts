import { expect, test } from 'vitest';
import { answersOfLayers, solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['find angle A: opposite = 5, adjacent = 12, nearest degree', '23°'],
  ['a right triangle has hypotenuse 10 and adjacent side 4. find the angle to the nearest tenth', '66.4°'],
  ['sin A = 0.3 find A to nearest degree', '17°'],
  ['cos B = 1/2 find B to the nearest tenth', '60.0°'],
  ['a right triangle has angle 30 and hypotenuse 10. find the opposite side', '5'],
])('tells an angle by two sides or by its ratio, and a side by an angle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'tan x = 5/12 find x to nearest degree',
  'sin A = 0.3 find the other angle to the nearest degree',
  'sin A = 0.5, find A in radians to the nearest tenth',
  'right triangle opposite 12 hypotenuse 10 find angle',
])('an angle of no triangle, or another one, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['in a right triangle opp = 5, hyp = 13 whats tan of the angle', '5/12'],
  ['in right triangle opp = 3 hyp = 5, what is cos of that angle', '4/5'],
])('a ratio that is asked for is no angle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
  expect(answersOfLayers(text)).not.toContainEqual(expect.stringContaining('°'));
});
