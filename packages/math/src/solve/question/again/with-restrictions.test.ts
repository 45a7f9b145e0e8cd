import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  ['Simplify (x^2-9)/(x^2+x-6) and state any restrictions.', '(x - 3)/(x - 2) (x ≠ 2, x ≠ -3)'],
  [
    'Simplify. State any restrictions on the variable.\n9. (x^2-x-42)/(2x^2+9x-18)',
    '(x - 7)/(2x - 3) (x ≠ -6, x ≠ 3/2)',
  ],
  ['Simplify (x+1)/(x+2) * (x+2)/(x-5) and state the excluded values.', '(x + 1)/(x - 5) (x ≠ 5, x ≠ -2)'],
])('names all numbers that are left out where they are asked for: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test('names those alone that the simplest form hides where none are asked for', () => {
  expect(solve('Simplify (x^2-9)/(x^2+x-6).')).toMatchObject({ answer: '(x - 3)/(x - 2) (x ≠ -3)' });
});
