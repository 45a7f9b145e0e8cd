import { expect, test } from 'vitest';
import { testableLetter } from './put-in.ts';

test.each([
  ['2x + 6', 'Expand $2(x + 3)$.', 'x'],
  ['x(x + 2)', 'Expand $x(x + 2)$.', 'x'],
  ['f(n - 1) + 12', 'The start is $f(1) = 12$. Write a recursive rule for $f(n)$.', undefined],
  ['x/4 - 9', 'The function is $f(x) = 4x + 9$. Give the rule of its inverse.', undefined],
  ['2n + 1', 'What is $f(3)$ if $f(n) = 2n + 1$?', 'n'],
])('in "%s" for "%s" a number is put in for %s', (line, question, letter) => {
  expect(testableLetter(line, question)).toBe(letter);
});
