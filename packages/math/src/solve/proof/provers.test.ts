import { describe, expect, test } from 'vitest';
import { provers, type TextProof } from './provers.ts';

/** A step that holds, and near misses of it that must not be proven. */
const cases: readonly (readonly [TextProof, from: string, to: string, misses: readonly string[]])[] = [
  ['measure', '3 feet', '36 inches', ['30 inches', '3 inches', '36 feet']],
  ['derivative', 'd/dx(x^3)', '3x^2', ['3x', 'x^2', '3x^3']],
  ['integral', '∫ (3x^2) dx', 'x^3', ['x^2', '3x^3', 'x^3 + x']],
  ['integral', '∫ (2x + 1) dx', '∫ (2x) dx + ∫ (1) dx', ['∫ (2x) dx', '∫ (2x) dx - ∫ (1) dx']],
  ['definite-integral', '∫ (x^2) dx from 0 to 3', '9', ['27', '-9', '9.01']],
  ['implicit', 'x^2 + y^2 = 25', '2x + 2y · m = 0', ['2x + 2y = 0', '2x - 2y · m = 0']],
  ['complex', '(3 + 2i) · (1 - i)', '5 - i', ['5 + i', '1 - i', '3 - 2i']],
  ['complex', '|3 + 4i|', '5', ['7', '25', '5i']],
  ['complex-roots', 'x^2 + 4 = 0', 'x = 2i or x = -2i', ['x = 2 or x = -2', 'x = 4i or x = -4i']],
  ['counting', '5!', '120', ['119', '24', '60']],
  ['counting', 'C(10, 3)', '120', ['720', '1000', '30']],
  ['counting', 'P(5, 2)', '20', ['10', '25']],
  ['counting', 'Σ(n = 1..4, n^2)', '30', ['16', '29', '20']],
  ['matrix', 'det([[1, 2], [3, 4]])', '-2', ['2', '10', '-10']],
  ['matrix', '[[1, 2], [3, 4]] · [[1, 0], [0, 1]]', '[[1, 2], [3, 4]]', ['[[1, 0], [0, 4]]', '[[1, 2]]']],
  ['limit', 'lim (x → 2) ((x^2 - 4)/(x - 2))', '4', ['0', '2', '3.9', '∞']],
  ['limit', 'lim (x → 0) (1/x^2)', '∞', ['0', '-∞', '1']],
  ['limit', 'lim (x → ∞) ((2x + 1)/x)', '2', ['1', '3', '∞']],
  [
    'same-limit',
    'lim (x → 0) (sin(x)/x)',
    'lim (x → 0) (cos(x))',
    ['lim (x → 0) (sin(x))', 'lim (x → 1) (cos(x))'],
  ],
  ['real-power', 'x^2 = 9', 'x = 3 or x = -3', ['x = 3', 'x = 9 or x = -9', 'x = 3 or x = 3']],
  ['real-power', 'x^3 = 8', 'x = 2', ['x = 2 or x = -2', 'x = -2', 'x = 8']],
  ['root-order', '49 < 50 < 64', '7 < √50 < 8', ['7 < √50 < 9', '6 < √50 < 8', '8 < √50 < 7', '7 < √51 < 8']],
  ['rounded', '3.14159', '3.14', ['3.15', '3.13', '3.2']],
  ['rounded', '4567', '4600', ['4500', '4000', '4700']],
  ['rounded', '2/3', '0.67', ['0.66', '0.68']],
  ['trigonometric', 'sin(x) = 1/2', 'x = π/6 or x = 5π/6', ['x = π/6', 'x = π/6 or x = π/3', 'x = 5π/6']],
  ['sign-table', 'x^2 - 4 < 0', '-2 < x < 2', ['-2 ≤ x < 2', 'x < 2', 'x < -2 or x > 2', '-2 < x < 1']],
  ['sign-table', '(x + 1)/(x - 2) ≥ 0', 'x ≤ -1 or x > 2', ['x ≤ -1 or x ≥ 2', 'x > 2', 'x < -1 or x > 2']],
  ['sign-table', '(x^2 - 4)/(x - 2) > 0', '-2 < x < 2 or x > 2', ['x > -2', 'x > 2']],
  ['sign-table', 'x^2 - 2 > 0', 'x < -√2 or x > √2', ['x < -√2', 'x < -√3 or x > √2', 'x ≤ -√2 or x > √2']],
  ['sign-table', '(x - 1)^2 ≤ 0', 'x = 1', ['x ≠ x', 'x ≤ 1', 'x = x']],
  ['sign-table', 'x^2 + 1 > 0', 'x = x', ['x ≠ x', 'x > 0']],
  ['real-solutions', '3^(2x) - 4 · 3^x + 3 = 0', 'x = 0 or x = 1', ['x = 0', 'x = 1', 'x = 0 or x = 2']],
  ['real-solutions', 'ln(x) + ln(x - 2) = ln(3)', 'x = 3', ['x = 3 or x = -1', 'x = -1', 'x = 2']],
  ['real-solutions', '2^x = 3^(x - 1)', 'x = ln(3)/(ln(3) - ln(2))', ['x = ln(3)/ln(2)', 'x = 2.7']],
  ['real-solutions', 'log(x) - log(2) = 3', 'x = 2000', ['x = 2001', 'x = 200']],
  [
    'logarithms-gone',
    'ln(x) + ln(x - 2) = ln(3)',
    'x(x - 2) = 3',
    ['x + x - 2 = 3', 'x(x - 2) = 4', '2x - 2 = 3'],
  ],
  ['logarithms-gone', 'log_2(x) + 1 = 3', 'x = 4', ['x = 8', 'x^2 = 5', '1/x = 3']],
  ['true-for', 'a = 3 and b = -4', 'a > b and a + b < 0', ['a < b', 'a > b and b > 0', 'a + b = 0']],
  ['trigonometric', 'tan(x) = 1', 'x = π/4 + πk', ['x = π/4 + 2πk', 'x = π/4 + πk/2', 'x = π/3 + πk']],
];

describe.each(cases)('%s: %s', (name, from, to, misses) => {
  test(`proves ${to}`, () => expect(provers[name](from, to)).toBe(true));
  test.each(misses)('does not prove %s', (miss) => expect(provers[name](from, miss)).toBe(false));
});

test('every prover refuses what it cannot read', () => {
  for (const prove of Object.values(provers)) {
    expect(prove('', '')).toBe(false);
    expect(prove('x + ', '))')).toBe(false);
    expect(prove('∫ lim det Σ', '???')).toBe(false);
  }
});
