import { expect, test } from 'vitest';
import { withTimes } from './with-times.ts';

test.each([
  ['82 x e^(1.1 x 4)', '82 * e^(1.1 * 4)'],
  ['is 6 x (3) right', 'is 6 * (3) right'],
  ['(2 + 9)x(4)', '(2 + 9)*(4)'],
  ['82 x -0.044', '82 * -0.044'],
])('an x between two factors is a times sign where the problem has no letter x: %s', (said, signs) => {
  expect(withTimes(said, ['Use $A = Pe^{rt}$.'])).toBe(signs);
});

test.each([
  ['2x(x + 3)', 'A garden is 2 feet longer than wide.'],
  ['2x(3)', 'Solve $2x = 6$.'],
  ['3x - 5', 'Each ticket costs 3 dollars.'],
  ['3x + 5', 'Each ticket costs 3 dollars.'],
])('the x of a problem or of a line stays a letter: %s', (said, question) => {
  expect(withTimes(said, [question])).toBe(said);
});
