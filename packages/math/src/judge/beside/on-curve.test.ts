import { expect, test } from 'vitest';
import { sameOnCurve } from './on-curve.ts';

test.each([
  ['If xy = 12, find dy/dx.', '-y/x', '-12/x²', true],
  ['If xy = 12, find dy/dx.', '-y/x', '-y²/12', true],
  ['If y^2 = 4x, find dy/dx.', '2/y', 'y/(2x)', true],
  ['If xy = 12, find dy/dx.', '-y/x', '-12/x', false],
  ['If xy = 12, find dy/dx.', '-y/x', '12/x²', false],
  // The root is only the upper half of the curve.
  ['Find dy/dx if x^2 + y^2 = 9.', '-x/y', '-x/√(9 - x²)', false],
  ['Find the slope.', '-y/x', '-12/x²', false],
])('%s key %s: %s is %s', (question, value, typed, same) => {
  expect(sameOnCurve(typed, { value, form: 'expression', question })).toBe(same);
});
