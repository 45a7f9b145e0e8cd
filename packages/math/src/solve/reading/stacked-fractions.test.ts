import { expect, test } from 'vitest';
import { withStackedFractions } from './stacked-fractions.ts';

test.each([
  ['Simplify.\n    x² − 9\n  ———————\n  x² + 5x + 6', 'Simplify.\n(x² − 9)/(x² + 5x + 6)'],
  ['(c)   lim      x² − 4\n    x → 2     ————\n                x − 2', '(c)   lim x → 2 (x² − 4)/(x − 2)'],
])('a fraction copied as three lines is one: %j', (text, one) => {
  expect(withStackedFractions(text)).toBe(one);
});

test.each(['Name: ________\nSolve 2x = 6.', 'Date\n-----\nHow many apples are left?', '2x + 3 = 7'])(
  'lines that only draw are no fraction: %j',
  (text) => {
    expect(withStackedFractions(text)).toBeNull();
  },
);
