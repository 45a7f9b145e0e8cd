import { describe, expect, test } from 'vitest';
import { writeContent } from './write-content.ts';

describe('the formulas of a sentence', () => {
  test.each([
    ['Solve for x: 4x + 4 = x + 16', 'Solve for $x$: $4x + 4 = x + 16$'],
    ['What is 3/4 ÷ 2/5?', 'What is $\\frac{3}{4} \\div  \\frac{2}{5}$?'],
    ['Write as one power: n⁷ · n²', 'Write as one power: $n^{7} \\cdot  n^{2}$'],
    ['Simplify: √75', 'Simplify: $\\sqrt{75}$'],
    ["f(x) = x² - 3x + 4. What is f'(3)?", "$f(x) = x^{2} - 3x + 4$. What is $f'(3)$?"],
    ['Where is the vertex of y = (x - 1)² - 1?', 'Where is the vertex of $y = (x - 1)^{2} - 1$?'],
    ['Reflect the point (2, 5) across the y-axis.', 'Reflect the point $(2, 5)$ across the $y$-axis.'],
    ['Find the missing number: 4 : 2 = 24 : ?', 'Find the missing number: $4 : 2 = 24 : ?$'],
    ['What is sin 90°?', 'What is $\\sin  90^{\\circ}$?'],
    ['x + y = 12 and 4x + 8y = 76.', '$x + y = 12$ and $4x + 8y = 76$.'],
    [
      'xⁿ becomes n·xⁿ⁻¹, and a number alone becomes 0.',
      '$x^{n}$ becomes $n\\cdot x^{n-1}$, and a number alone becomes 0.',
    ],
    ['It is a 5 × 3 grid', 'It is a $5 \\times  3$ grid'],
    ['3 ≤ x < 7', '$3 \\le  x < 7$'],
    ['2^10 · (x + 1)/4', '$2^{10} \\cdot  \\frac{x + 1}{4}$'],
    ['Use y = mx + b.', 'Use $y = mx + b$.'],
    ['1,200 × 3', '$1{,}200 \\times  3$'],
  ])('%s', (sentence, content) => {
    expect(writeContent(sentence)).toBe(content);
  });

  test.each([
    'A colony starts with 5 cells.',
    'Half of a fuel decays every 3 days.',
    "Orbit's number is 7.",
    'That is 50% of it.',
    'A square solar field has an area of 25 m².',
    'A rectangle has an area of 24 cm² and no more.',
    'A bus drives 60 km/h for a 10-day trip.',
    'I think 12 people, e.g. a class, come at 9:30.',
    '',
  ])('are not found where there are none: %s', (sentence) => {
    expect(writeContent(sentence)).toBe(sentence);
  });

  test('leave money alone', () => {
    expect(writeContent('A child pays $4, an adult $8.')).toBe('A child pays \\$4, an adult \\$8.');
  });
});
