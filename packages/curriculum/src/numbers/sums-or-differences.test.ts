import { expect, test } from 'vitest';
import { sumsOrDifferences } from './sums-or-differences.ts';

test.each([
  ['2x + 7', 'sums'],
  ['−8x − 7', 'differences'],
  ['−2x^2 − 4x + 8', 'sums and differences'],
  ['3 × (−2) + 5', 'sums'],
])('%s ends with %s', (expression, last) => {
  expect(sumsOrDifferences(expression)).toBe(last);
});
