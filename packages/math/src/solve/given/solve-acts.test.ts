import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Find the product: (2m + 5)(3m - 1)', '6m^2 + 13m - 5'],
  ['Find each square: (3a - 2)^2', '9a^2 - 12a + 4'],
  ['Divide the polynomials: (t^2 - 16)/(t - 4)', 't + 4 (t ≠ 4)'],
  ['Add or subtract the rational expressions and simplify: 2/x + 5/x^2', '(2x + 5)/(x^2)'],
  ['Solve each equation by completing the square: k^2 - 10k + 21 = 0', 'k = 7 or k = 3'],
  ['Solve the exponential equation analytically: 5^(x+1) = 12', 'x = ln(12)/ln(5) - 1'],
  ['Solve the equation for $y$: $\\frac{y}{2}+1=4$', 'y = 6'],
  [
    'Give the exact solutions which lie in [0, 2π): sin(2x) = cos(x)',
    'x = π/6 or x = π/2 or x = 5π/6 or x = 3π/2',
  ],
  ['y = x^3 e^x, dy/dx', '3x^2 · e^x + x^3 · e^x'],
  ['Evaluate using the given values: a - (b - c)/2; a = 9, b = 7, c = 1', '6'],
  ['Given R(q) = 40q - q^2, find R(10)', 'R(10) = 300'],
])('does the act that the words name, whatever stands around it: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  // a sum of a mean is no list, and an act that the mathematics does not show is another one
  ['mean of 5 numbers is 8 what is their sum', '40'],
  ['Find the product: 3x + 2', 'refused'],
  ['Multiply: √6(√3 - 2√(5w))', 'refused'],
  ['Evaluate the expression: log(√[5]{100})', 'refused'],
])('does nothing else: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
