import { expect, test } from 'vitest';
import { showValue, withMoney } from './show-value.ts';

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

test('draws the bar of each root in a set and in a list', () => {
  expect(showValue('−√15, √15', { form: 'set' })).toBe('$−\\sqrt{15}$, $\\sqrt{15}$');
  expect(showValue('∛4', { form: 'set' })).toBe('$\\sqrt[3]{4}$');
  expect(showValue('(1 − √5)/2, 8/3', { form: 'set' })).toBe('$\\frac{1 − \\sqrt{5}}{2}$, $\\frac{8}{3}$');
  expect(showValue('9.8, √97, 10', { form: 'list' })).toBe('9.8, $\\sqrt{97}$, 10');
});

test('stacks a quotient and draws the bar of a root', () => {
  expect(showValue('x + 2 + 7/(x − 3)', { form: 'expression' })).toBe('$x + 2 + \\frac{7}{x − 3}$');
  expect(showValue('√(x − 3) + 2', { form: 'expression' })).toBe('$\\sqrt{x − 3} + 2$');
});

test('raises all of an exponent and writes logarithms upright', () => {
  expect(showValue('200(1.02)^(4t)', { form: 'expression' })).toBe('$200(1.02)^{4t}$');
  expect(showValue('5^(t/2) + 3^12', { form: 'expression' })).toBe('$5^{\\frac{t}{2}} + 3^{12}$');
  expect(showValue('e^12.5 = p', { form: 'equation' })).toBe('$e^{12.5} = p$');
  expect(showValue('(x^2 y)/z^3', { form: 'expression' })).toBe('$\\frac{x^2 y}{z^3}$');
  expect(showValue('x = log_12(7)', { form: 'equation' })).toBe('$x = \\log_{12}(7)$');
  expect(showValue('2ln(x) - log(y)', { form: 'expression' })).toBe('$2\\ln(x) - \\log(y)$');
});

test('stacks a fraction before a letter without its brackets, but not behind another factor', () => {
  expect(showValue('y = (1/2)x + 6', { form: 'equation' })).toBe('$y = \\frac{1}{2}x + 6$');
  expect(showValue('y = 6 - (2/5)x', { form: 'equation' })).toBe('$y = 6 - \\frac{2}{5}x$');
  expect(showValue('4((1/2)x − 3)', { form: 'expression' })).toBe('$4(\\frac{1}{2}x − 3)$');
  expect(showValue('3(1/2)x', { form: 'expression' })).toBe('$3(\\frac{1}{2})x$');
});

test('keeps the brackets inside of a quotient or a root', () => {
  expect(showValue('−2/((x + 1)(x + h + 1))', { form: 'expression' })).toBe(
    '$−\\frac{2}{(x + 1)(x + h + 1)}$',
  );
  expect(showValue('4 + √((x − 3)/2)', { form: 'expression' })).toBe('$4 + \\sqrt{\\frac{x − 3}{2}}$');
});

test('draws the bars of roots over a common bottom, and writes names of functions upright', () => {
  expect(showValue('(√6 + √2)/4', { form: 'radical' })).toBe('$\\frac{\\sqrt{6} + \\sqrt{2}}{4}$');
  expect(showValue('11 − (√61)/2', { form: 'radical' })).toBe('$11 − \\frac{\\sqrt{61}}{2}$');
  expect(showValue('−√(2 − √3)/2', { form: 'radical' })).toBe('$−\\frac{\\sqrt{2 − \\sqrt{3}}}{2}$');
  expect(showValue('−3/5', { form: 'radical' })).toBe('−$\\frac{3}{5}$');
  expect(showValue('6√5', { form: 'radical' })).toBe('$6\\sqrt{5}$');
  expect(showValue('2∛10', { form: 'radical' })).toBe('$2\\sqrt[3]{10}$');
  expect(showValue('sec^2 x', { form: 'expression' })).toBe('$\\sec^2 x$');
});

test('raises the exponent of a power of ten, and keeps the unit', () => {
  expect(showValue('3.2 × 10^5', { form: 'scientific' })).toBe('$3.2 × 10^5$');
  expect(showValue('3.2 × 10^12', { form: 'scientific', unit: 'meters' })).toBe('$3.2 × 10^{12}$ meters');
  expect(showValue('8 × 10^(−6)', { form: 'scientific' })).toBe('$8 × 10^{−6}$');
});

test('prints amounts of dollars inside a sentence to the cent, and leaves formulas and sentence ends alone', () => {
  expect(withMoney('A bag is \\$3.5. The rent is \\$1200, and \\$1,250.75 is due.')).toBe(
    'A bag is \\$3.50. The rent is \\$1,200, and \\$1,250.75 is due.',
  );
  expect(withMoney('It costs 67.7 dollars, 1.25 dollars more.')).toBe(
    'It costs 67.70 dollars, 1.25 dollars more.',
  );
  expect(withMoney('$7600 \\times 1.5$ and 2.5 liters')).toBe('$7600 \\times 1.5$ and 2.5 liters');
});

test('parts the numbers of a set by a word where a number has a comma of its own', () => {
  expect(showValue('−1296, 1296', { form: 'set' })).toBe('−1296 and 1296');
  expect(showValue('−6, 6', { form: 'set' })).toBe('−6, 6');
});

test('an inequality is a formula, and the words for none and for all are not', () => {
  expect(showValue('x ≥ 3', { form: 'inequality' })).toBe('$x ≥ 3$');
  expect(showValue('no solution', { form: 'inequality' })).toBe('no solution');
  expect(showValue('all numbers', { form: 'inequality' })).toBe('all numbers');
});
