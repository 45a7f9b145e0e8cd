import { expect, test } from 'vitest';
import { showValue } from './show-value.ts';

test('prints money with an escaped dollar sign', () => {
  expect(showValue('12.50', { form: 'money' })).toBe('\\$12.50');
});

test('prints a value with its unit, in the singular after exactly 1', () => {
  expect(showValue('6', { form: 'integer', unit: 'cups', unitOne: 'cup' })).toBe('6 cups');
  expect(showValue('1', { form: 'integer', unit: 'cups', unitOne: 'cup' })).toBe('1 cup');
  expect(showValue('1', { form: 'decimal', unit: 'km' })).toBe('1 km');
});

test('typesets a fraction and leaves a ratio and a point as they are', () => {
  expect(showValue('3/4', { form: 'fraction' })).toBe('$\\frac{3}{4}$');
  expect(showValue('3:4', { form: 'ratio' })).toBe('3:4');
  expect(showValue('(3, 4)', { form: 'point' })).toBe('(3, 4)');
});

test('stacks a quotient and draws the bar of a root', () => {
  expect(showValue('x + 2 + 7/(x − 3)', { form: 'expression' })).toBe('$x + 2 + \\frac{7}{x − 3}$');
  expect(showValue('√(x − 3) + 2', { form: 'expression' })).toBe('$\\sqrt{x − 3} + 2$');
});
