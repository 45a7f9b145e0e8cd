import { expect, test } from 'vitest';
import { correctedWords } from './spelling.ts';

test.each([
  ['solv the inequalty', 'solve the inequality'],
  ['y varies inversly with x', 'y varies inversely with x'],
  ['evalute the expresion', 'evaluate the expression'],
  ['wht is the slpe', 'what is the slope'],
  ['the raduis of a cilinder', 'the radius of a cylinder'],
])('a mistyped word is the nearest one that mathematics is asked in: %s', (typed, meant) => {
  expect(correctedWords(typed)).toBe(meant);
});

test.each([
  'give a pint of paint, the sole interval',
  'internal customs attitude in a city of ponds',
  'mph kph abc pqr xyz',
  'f(x) = sinx, AB = 5',
])('words, units and letters stay as they are: %s', (typed) => {
  expect(correctedWords(typed)).toBe(typed);
});
