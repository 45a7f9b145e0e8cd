import { expect, test } from 'vitest';
import { derivativeOf, numberText, polynomialAt, polynomialProduct, polynomialText } from './polynomials.ts';

test.each([
  [[2, -3, 1], 'x^2 − 3x + 2'],
  [[0, 1], 'x'],
  [[5, 0, -1], '−x^2 + 5'],
  [[0.5, -1, 0, 2], '2x^3 − x + 0.5'],
  [[0], '0'],
])('%j is written %s', (coefficients, text) => {
  expect(polynomialText(coefficients)).toBe(text);
});

test('a polynomial has its value, its derivative and its product', () => {
  expect(polynomialAt([2, -3, 1], 4)).toBe(6);
  expect(derivativeOf([2, -3, 1])).toEqual([-3, 2]);
  expect(polynomialProduct([-2, 1], [3, 1])).toEqual([-6, 1, 1]);
});

test('a computed number loses the noise of floating point', () => {
  expect(numberText(0.1 + 0.2)).toBe('0.3');
  expect(numberText(-0)).toBe('0');
  expect(numberText(-2.5)).toBe('−2.5');
});
