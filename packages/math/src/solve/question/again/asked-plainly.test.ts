import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  ['write in scientific notation 48200000', '4.82 · 10^7'],
  ['(3 × 10^5)(2 × 10^-3), answer in scientific notation please', '6 · 10^2'],
  ['put in vertex form y = x^2 - 4x + 1', 'y = (x - 2)^2 - 3'],
  ['convert to a percent 3/8', '37.5%'],
  ['write z = 1 - i in polar form r(cosθ + i sinθ), 0 ≤ θ < 2π', '√2(cos(7π/4) + i sin(7π/4))'],
])('a wish in front or behind is read as the wish for the form: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['y = 2x^2 - 8x + 3, axis of symmetry?', 'axis x = 2'],
  ['a line passes thru (0,4) and is parallel to y = -3x + 1. equation?', 'y = -3x + 4'],
  ['y = x^3 - 3x. equation of the tangent at x = 2?', 'y = 9x - 16'],
  ['In right triangle ABC the right angle is at B, AC = 17 and BC = 15. tan A = ?', '15/8'],
  ['ΔABC ~ ΔDEF with AB = 6, DE = 9 . The area of DEF is 45 . area of ABC =', '20'],
  ['a truck bought for 30000 looses 10% of its value each year. value after 2 years?', '24300'],
])('one noun at the end is the question: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['find the inverse of the 2x2 matrix [[2,1],[5,3]]', '[[3, -1], [-5, 2]]'],
  ['vectors u = <2, -1, 3> and v = <1, 4, k> are perpendicular, k?', 'k = 2/3'],
  ['sum to infinity of the geometric series 8 + 4 + 2 + ...', '16'],
  ['the points A(1,2) and B(4,6) are given. distance AB?', '5'],
  ['5 consecutive integers have sum 115. what is the biggest one', '25'],
  ['two consecutive even integers have sum 46. bigger one?', '24'],
])('a name before what it names asks for nothing: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'find the inverse of the 3x3 matrix [[2,1],[5,3]]',
  'a line passes through (0,4) and is not parallel to y = -3x + 1. equation?',
  'write z = -1 - i√3 in polar form, -π < θ ≤ π',
  'vectors u = <2, -1, 3> and v = <1, 4, k> are parallel, k?',
  'at 6 am the temperature was -7 °C. by noon it had risen 12 degrees and by night it fell 9 degrees. temp at noon?',
  'In right triangle ABC the right angle is at C, AC = 8 and BC = 15. angle A = ?',
  'ΔABC ~ ΔDEF with AB = 6, DF = 9 . The area of ABC is 20 . area of DEF =',
  'f(x) = x^2, g(x) = 2x. f and g?',
  '5 consecutive integers have sum 115. what is the second biggest one',
])('a wrapping that says something else is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['A $60 game is on sale for $45. What is the percent discount?', '25% decrease'],
  ['Mia spent 2/5 of her $45. how much does she have left', '$27'],
  ['convert 3x + 4y = 8 to y = mx + b', 'y = -(3/4)x + 2'],
  ['geometric: first term 4 ratio 1/2. sum to infinity', '8'],
  ['The sum of 2 consecutive even integers is 86. Find the smaller one.', '42'],
  ['the probability of rain is 0.35. whats the probability it doesnt rain', '0.65'],
])('a hurried wording is the request it is short for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'A $60 game is on sale for $45. what is the discount',
  'Mia spent 2/5 of her $45 and then $5. how much does she have left',
  'convert 3x + 4y = 8 to y = mx + b and find m',
  'a geometric series has first term 4 and ratio 2. find the infinite sum',
  'the sum of the squares of two consecutive integers is 61. find the smaller one',
])('a hurried wording that asks or tells more is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
