import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { ownObject } from './own-object.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Points A(2,3) and B(4,7). Line l: y = 3x − 1. Find the slope of line l.', 'slope 3'],
  ['Points A(2,3) and B(4,7). Line l: y = 3x − 1. Find the slope of AB.', '2'],
  ['Line m: y = 3x + 1. Line n: y = −2x + 4. Find the slope of n.', 'slope -2'],
  ['f(x) = 2x + 1, g(x) = x^2. Find g(2).', 'g(2) = 4'],
  ['A rectangle is 4 by 6. A square has side 5. Find the area of the square.', '25 square units'],
  ['Set A: 2, 4, 6. Set B: 1, 5, 9, 13. Find the mean of set B.', '7'],
  ['Triangle ABC has vertices A(1, 2), B(5, 5) and C(2, 9). Find the length of AB.', '5 units'],
  ['Let u = 2i − 3j and v = −i + 5j. Find the magnitude of u.', '√13'],
  ['Let f(x) = 2x - 3 and g(x) = x^2 + 1. Find f^-1(x).', 'f^-1(x) = (x + 3)/2'],
  ['Line m has slope 4. Line n goes through (1,2) and (3,8). Find the slope of line m.', 'refused'],
])('of several things that are told the one that is asked about is answered: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'f(x) = 2x + 1, g(x) = x^2. Find f(g(2)).',
  'Line m: y = 3x + 1. Line n is perpendicular to line m. Find the slope of line n.',
  'A circle has radius 3. A square is inscribed in the circle. Find the area of the square.',
  'Plan A costs $20. Plan B costs $5 a visit. Which plan is cheaper for 3 visits?',
  'Set A: 2, 4, 6. Set B has the same mean and 4 numbers. Find the sum of set B.',
  'Line m: y = 3x + 1. Find its slope.',
  'Let u = 2i − 3j and v = −i + 5j. Find 3u − 2v.',
  'Triangle ABC has vertices A(0, 0), B(6, 0) and C(0, 8). M is the midpoint of AB. Find the length of CM.',
])('nothing is left out that the asked one takes up: %s', (text) => {
  expect(ownObject(text)).toBeNull();
});
