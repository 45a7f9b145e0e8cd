import { expect, test } from 'vitest';
import { guardReply } from '../reply-guard.ts';

const isShown = (text: string): boolean => guardReply(text, {}).state.kind === 'open';

test.each([
  ['57 has no divisors other than 1 and itself.', '59 has no divisors other than 1 and itself.'],
  ['12 has exactly 4 factors.', '12 has exactly 6 factors.'],
  ['50 is a perfect square.', '49 is a perfect square.'],
  ['√2 is rational.', '√2 is irrational.'],
  ['$4! = 16$.', '$4! = 24$.'],
  ['0.35 as a fraction in lowest terms is 7/25.', '0.35 as a fraction in lowest terms is 7/20.'],
  ['The product of two negative numbers is negative.', 'The product of two negative numbers is positive.'],
  ['The sum of two odd numbers is odd.', 'The sum of two odd numbers is even.'],
  ['A price that rises by 20% from $50 ends at $70.', 'A price that rises by 20% from $50 ends at $60.'],
  [
    'A jacket for $60 costs $40 after a discount of 20%.',
    'A jacket for $60 costs $48 after a discount of 20%.',
  ],
  ['A quarter of a dollar is worth 20 cents.', 'A quarter of a dollar is worth 25 cents.'],
  [
    'A coin lands on heads twice in a row with probability 1/2.',
    'A coin lands on heads twice in a row with probability 1/4.',
  ],
  ['A cube with edges of 4 has a volume of 16.', 'A cube with edges of 4 has a volume of 64.'],
  [
    'Doubling every side of a square doubles its area.',
    'Doubling every side of a square quadruples its area.',
  ],
  ['A rectangle that is 7 by 4 has a perimeter of 28.', 'A rectangle that is 7 by 4 has a perimeter of 22.'],
  ['Supplementary angles add up to 90 degrees.', 'Supplementary angles add up to 180 degrees.'],
  ['The line through (0, 1) and (2, 5) has slope 3.', 'The line through (0, 1) and (2, 5) has slope 2.'],
  ['x² − 9 factors into (x − 3)².', 'x² − 9 factors into (x − 3)(x + 3).'],
])('false is held back, true is shown: %s [issue 5.6]', (wrong, right) => {
  expect(isShown(wrong)).toBe(false);
  expect(isShown(right)).toBe(true);
});
