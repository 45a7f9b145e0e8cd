import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  ['Simplify (x^2 - 9)/(x^2 + 5x + 6) and state any restrictions on x.', '(x - 3)/(x + 2), x ≠ -2, x ≠ -3'],
  [
    'Simplify. State any restrictions on the variable.\n9. (x^2-x-42)/(2x^2+9x-18)',
    '(x - 7)/(2x - 3), x ≠ 3/2, x ≠ -6',
  ],
  ['Simplify (x+1)/(x+2) * (x+2)/(x-5) and state the excluded values.', '(x + 1)/(x - 5), x ≠ 5, x ≠ -2'],
  ['for which values of x is (x+2)/(x^2-9) not defined', 'x = 3 or x = -3'],
  ['find the excluded values of 1/(x^2-x)', 'x = 1 or x = 0'],
  ['For what values of x is (x + 1)/(x^2 - 4) undefined?', 'x = 2 or x = -2'],
])('what a letter cannot be is told, also where it is cancelled: %s', (text, answer) => {
  const found = solve(text);
  expect('answer' in found ? found.answer : found.message).toBe(answer);
});

test('those alone that the simplest form hides are named where none are asked for', () => {
  expect(solve('Simplify (x^2-9)/(x^2+x-6).')).toMatchObject({ answer: '(x - 3)/(x - 2) (x ≠ -3)' });
});
