import { describe, expect, test } from 'vitest';
import { isSameProblem } from './is-same-problem.ts';

describe('the open problem is recognised', () => {
  test.each([
    ['3x + 5 = 20', 'Solve 3x + 5 = 20 for x.'],
    ['20 = 5 + 3x', 'Solve 3x + 5 = 20 for x.'],
    ['can you solve 3n+5=20', 'Solve for x: 3x + 5 = 20'],
    ['6x+10=40', 'Solve 3x + 5 = 20'],
    ['what is 25% of 40', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['40 - 0.25*40', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['5/6+3/4', 'Work out 3/4 + 5/6.'],
    ['x^2-5x+6', 'Factor x^2 - 5x + 6'],
    ['ratio of 12 to 18', 'Simplify the ratio 12:18.'],
    ['x + y = 10, x - y = 2', 'Solve the system x + y = 10 and x - y = 2.'],
    ['-2x+5>11', 'Solve the inequality: 5 - 2x > 11'],
    ['WHAT IS  7 × 8 ?', 'What is 7 × 8?'],
  ])('%s is %s', (given, open) => {
    expect(isSameProblem(given, open)).toBe(true);
  });

  test.each([
    ['2x + 3 = 7', 'Solve 3x + 5 = 20 for x.'],
    ['what is 15% of 80', 'A shirt costs $40 and is 25% off. What is the sale price?'],
    ['1/2 + 1/3', 'Add: 3/4 + 5/6'],
    ['what is a ratio', 'Simplify the ratio 12:18.'],
    ['8:12', 'Simplify the ratio 12:18.'],
    ['area of a circle with radius 5', 'Find the area of a triangle with base 5 and height 8'],
    ['', 'Solve 3x + 5 = 20'],
    ['hello', 'x'],
  ])('%s is not %s', (given, open) => {
    expect(isSameProblem(given, open)).toBe(false);
  });
});
