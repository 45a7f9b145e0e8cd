import { expect, test } from 'vitest';
import { findFalseEquations } from './check-claims.ts';
import { findEquations } from './find-equations.ts';

test.each([
  ['18 ÷ 3 = 6', ['18 ÷ 3 = 6']],
  ['So 12 cups ÷ 4 = 3 cups each.', ['12 ÷ 4 = 3']],
  ['That is $3 + 2 = 5$ trees.', ['3 + 2 = 5']],
  ['\\$12.50 ÷ 5 = \\$2.50', ['12.50 ÷ 5 = 2.50']],
  ['2:3 = 4:6', ['2/3 = 4/6']],
  ['$\\frac{8 ÷ 2}{6 ÷ 2} = \\frac{4}{3}$', ['(8 ÷ 2) / (6 ÷ 2) = (4 / 3)']],
  ['$\\frac{6}{8} = \\frac{3}{4}$', ['(6 / 8) = (3 / 4)']],
  ['1,200 ÷ 4 = 300', ['1200 ÷ 4 = 300']],
  ['$-3 + 5 = 2$', ['-3 + 5 = 2']],
  ['$|-7| = 7$', ['|-7| = 7']],
  ['2 × (−3 + 4) = 2', ['2 × (−3 + 4) = 2']],
  ['5 − (−3) = 8 and (−2)^2 = 4', ['5 − (−3) = 8', '(−2)^2 = 4']],
  ['|−3| + |4| = 7', ['|−3| + |4| = 7']],
  ['1.5² = 2.25 and 9 × (−2)³ = −72', ['1.5^2 = 2.25', '9 × (−2)^3 = −72']],
  ['(1/2)⁻³ = 8 cm²', ['(1/2)^(−3) = 8']],
  ['$2^{3} = 8$', ['2^3 = 8']],
  ['$2^{−3} = \\frac{1}{8}$', ['2^(−3) = (1 / 8)']],
  ['$3.2 × 10^{-4} = 0.00032$', ['3.2 × 10^(-4) = 0.00032']],
  ['$(5 - 2)^2 × 4 = 36$', ['(5 - 2)^2 × 4 = 36']],
  ['36 + 8 = 4(9 + 2)', ['36 + 8 = 4(9 + 2)']],
  ['No equation here: 3 to 4.', []],
  ['Solve $x + 5 = 12$. Then $5 + 7 = 12$.', ['5 + 7 = 12']],
  ['Solving x + p = q and px = q', []],
  ['At x = −1 the graph is level.', []],
  ['I can use V = lwh and V = Bh.', []],
  ['Solving p(x + q) = r', []],
  ['I can solve x² = p and x³ = p.', []],
  ['I can explain why a⁰ = 1.', []],
  ['$\\frac{2^7}{2^2} = 2^5$', ['(2^7 / 2^2) = 2^5']],
  ["So $f'(x) = 2x$, and $\\lim_{x \\to 2} f(x) = 3$.", []],
  ['$\\sin 30° = \\frac{1}{2}$ and $\\sqrt{16} = 4$', []],
  ['$\\log_2(8) = 3$ and $\\ln(e^2) = 2$', []],
  ['In $\\frac{3}{4}n = 9$ the letter is a number.', []],
])('finds the equations of "%s"', (text, claims) => {
  expect(findEquations(text)).toEqual({ claims, unread: 0 });
});

test('reports a false equation and one it cannot read', () => {
  expect(findFalseEquations('7 + 5 = 13')).toHaveLength(1);
  expect(findFalseEquations('$\\sin 30° = \\frac{1}{3}$')).toHaveLength(1);
  expect(findFalseEquations('$2^{-3} = -8$')).toHaveLength(1);
  expect(findFalseEquations('$\\cos \\pi = 1$')).toHaveLength(1);
  expect(findFalseEquations('$\\log_2(9) = 3$')).toHaveLength(1);
  expect(findFalseEquations('rate = distance over time')).toHaveLength(1);
  expect(findFalseEquations('So $x + = 12$.')).toHaveLength(1);
  expect(findFalseEquations('7 + 5 = 12')).toEqual([]);
});
