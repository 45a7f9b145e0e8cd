import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['how many degrees are in a pentagon', '540°'],
  ['degrees in a hexagon', '720°'],
  ['how many degrees does a triangle have', '180°'],
  ['what do the angles of a heptagon add up to', '900°'],
  ['total degrees in an octagon', '1080°'],
  ['sum of the exterior angles of a decagon', '360°'],
  ['how many diagonals in an octagon', '20'],
  ['how many sides does a polygon with interior angle sum 1080 have', '8 sides'],
  ['how many degrees are in each angle of a regular pentagon', '108°'],
])('knows the angles, sides and diagonals of a polygon: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['how many diagonals does a hexagon have from one vertex', 'refused'],
  ['how many sides does a polygon with interior angle sum 1000 have', 'refused'],
])('answers nothing for diagonals of one corner or a sum that no polygon has: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
