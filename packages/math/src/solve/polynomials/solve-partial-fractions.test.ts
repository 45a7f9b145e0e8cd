import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['partial fractions of (3x+5)/(x^2+x)', '5/x - 2/(x + 1)'],
  ['split (3x+5)/(x(x+1)^2) into partial fractions', '5/x - 5/(x + 1) - 2/(x + 1)^2'],
  ['partial fractions of (x+4)/(x+1)^3', '1/(x + 1)^2 + 3/(x + 1)^3'],
  ['partial fractions of (x^2+1)/(2x^3-2x)', '-1/(2x) + 1/(2(x - 1)) + 1/(2(x + 1))'],
])('there is a fraction for each power of each root: %s', (text, answer) => {
  const found = solve(text);
  expect('steps' in found && found.answer).toBe(answer);
  expect('steps' in found && found.check.length).toBe(1);
});

test('a bottom without enough rational roots is refused', () => {
  expect('steps' in solve('partial fractions of 1/(x^3+x)')).toBe(false);
});
