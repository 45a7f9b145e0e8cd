import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  [
    'the mean of 5 numbers is 12. Four of them are 8, 10, 13 and 15. by how much is the fifth number bigger than the mean?',
    '2',
  ],
  [
    'angles of a triangle are in ratio 2:3:4. How much bigger is the biggest angle than the smallest one?',
    '40°',
  ],
  ['two numbers add up to 50, one is 4 times the other. what is their difference', '30'],
  ['Two numbers add up to 54. One is 12 more than the other. What is their product?', '693'],
  ['two supplementary angles differ by 40°. what is the ratio of the larger to the smaller?', '11:7'],
  ['x^2 - 9x + 14 = 0. what is the difference of the two solutions?', '5'],
  ['two numbers have sum 20 and difference 6. what is their product?', '91'],
  [
    'the sum of two numbers is 30, one is 6 more than the other. what is the ratio of the smaller to the bigger',
    '2:3',
  ],
  ['three consecutive integers have sum 48. what is the product of the smallest and the largest?', '255'],
  [
    'the length of a rectangle is 3 more than its width and the perimeter is 26. how much longer is the length than the width',
    '3',
  ],
])('a comparison of two results is worked out from both: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['Find f(g(2)) - g(f(2)) for f(x) = x + 3 and g(x) = x^2', '-18'],
  ['f(x) = 2x + 1, find f(0) + f(1)', '4'],
  ['f(x) = x^2 and g(x) = x - 4. what is f(1) - g(1)?', '4'],
  ['what is f(g(1)) + g(f(1)) if f(x) = x - 5 and g(x) = 3x', '-14'],
])('values of functions are put together as they are asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'the mean of 5 numbers is 12. Four of them are 8, 10, 13 and 15. by how much is the fifth number smaller than the mean?',
  'the mean of 5 numbers is 12. Four of them are 8, 10, 13 and 15. by how much is the fifth number bigger than the median?',
  'two numbers add up to 50, one is 4 times the other. what is the sum of their squares',
  'the length of a rectangle is 3 more than its width and the perimeter is 26. how much bigger is the area than the perimeter?',
  'Find f(g(x)) - g(f(x)) for f(x) = x + 3 and g(x) = x^2',
  'The sum of two numbers is 10 and their difference is 4. What is twice the larger number?',
  'The sum of two numbers is 10 and their difference is 4. What is half the larger number?',
  'The sum of two numbers is 10 and their difference is 4. What percent of the sum is the larger number?',
  'x^2 - 6x + 9 = 0, find the sum of the solutions',
  'x^2 - 6x + 9 = 0, find the product of the roots',
])('a comparison that cannot be worked out is never answered with one of the results: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
