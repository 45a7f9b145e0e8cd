import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { ofWishedForm } from './in-wished-form.ts';

test.each([
  ['Write (4.2 × 10^5) ÷ (6 × 10^−3) in scientific notation.', '7 · 10^7'],
  ['Evaluate (4.2 × 10^5) ÷ (6 × 10^−3) and write the result in scientific notation.', '7 · 10^7'],
  [
    String.raw`Evaluate. Write your answer in scientific notation. $$\frac{(8.4\times 10^{-5})(3.5\times 10^{9})}{4.9\times 10^{-3}}$$`,
    '6 · 10^7',
  ],
  ['What is (2.5 x 10^-3)(8 x 10^9) divided by 4 x 10^2, in scientific notation', '5 · 10^4'],
  [String.raw`Write the quotient $\frac{7-4i}{2+3i}$ in the form $a + bi$.`, '2/13 - 29i/13'],
  ['divide (2+i)/(3-i) and put it in a+bi form', '1/2 + i/2'],
  ['Divide (3 - i) by (2 + i) and write the result in standard form.', '1 - i'],
])('works a value out and then puts it into the form: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test('leaves a line in standard form and an equation to their methods', () => {
  expect(ofWishedForm('Write y = 2x + 1 in standard form.')).toBeNull();
  expect(ofWishedForm('Write the line through (1, 2) with slope 3 in standard form.')).toBeNull();
});
