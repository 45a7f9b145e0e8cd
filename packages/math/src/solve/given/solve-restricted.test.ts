import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['Simplify (x^2 - 9)/(x^2 + 5x + 6) and state any restrictions on x.', '(x - 3)/(x + 2), x ≠ -2, x ≠ -3'],
  [
    'Simplify. State any restrictions on the variable.\n9. (x^2-x-42)/(2x^2+9x-18)',
    '(x - 7)/(2x - 3), x ≠ 3/2, x ≠ -6',
  ],
  ['For what values of x is (x + 1)/(x^2 - 4) undefined?', 'x = 2 or x = -2'],
])('what a letter cannot be is told, also where it is cancelled: %s', (text, answer) => {
  const found = solve(text);
  expect('answer' in found ? found.answer : found.message).toBe(answer);
});
