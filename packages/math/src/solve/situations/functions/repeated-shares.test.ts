import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['ball dropped from 10 m, each bounce 60% of height before. height after 4th bounce', '1.296 m'],
  [
    'A ball is dropped from 100 cm. It loses 40% of its height each bounce. What is the height of the 2nd bounce?',
    '36 cm',
  ],
  ['light loses 20% of brightness every meter of water. what percent is left after 3 m', '51.2%'],
  ['the caffeine in blood is halved every 5 hours, you drink 160 mg. how much is there after 15 hours', '20'],
])('takes the same share again and again: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['ball dropped from 10 m, each bounce 60% of height before. total distance after 4th bounce'],
  ['light loses 20% of brightness every meter of water. what percent is lost after 3 m'],
  [
    'A ball is dropped from 100 cm. Its height shrinks by 40% of its height each bounce. What is the height of the 2nd bounce?',
  ],
])('leaves other questions about it open: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['product of two positive numbers is 84 and one is 5 more than the other, which numbers', '7 and 12'],
  ['the sum of two numbers is 15 and their product is 54. find the larger number', '9'],
  ['one number is twice the other and their product is 50. find both numbers', '5 and 10 or -10 and -5'],
])('finds two numbers by their product: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['2, 6, 18, 54... which term is 1458', '7'],
  ['a pizza place has 10 toppings, you choose 3. how many pizzas', '120'],
  ['5 boys 4 girls, committee of 2 boys and 2 girls', '60'],
  ['3 red 5 blue balls. draw 2 without putting back. at least one red', '9/14'],
  ['how many 3 digit numbers can you make from 1,2,3,4,5 if digits cant repeat', '60'],
  ['cos(2x) if sin x = 1/3', '7/9'],
  ['s(t) = t^3 - 6t^2 + 9t, when is the velocity 0', 't = 3 or t = 1'],
  ['probability of rain is 0.3 on saturday and 0.4 on sunday, independent. no rain on both days', '0.42'],
  ['for which x is the graph of y = x^2 - 5x + 4 below the x axis', '1 < x < 4'],
  ['vector from A(1, 2) to B(4, 6), its length', '5'],
  ['A = [[1, 2], [0, 1]] find A^2', '[[1, 4], [0, 1]]'],
  ['angle at the center is 80 degrees, what is the inscribed angle on the same arc', '40°'],
])('reads hurried telegrams: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a teacher picks 2 of 5 students for first and second prize, how many ways'],
  ['a pizza place has 10 toppings, you choose up to 3. how many pizzas'],
  ['two numbers have the product 84. which numbers'],
])('leaves open what orders, bounds or leaves a number free: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
