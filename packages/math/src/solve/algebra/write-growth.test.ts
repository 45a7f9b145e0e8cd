import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  ['A population of 800 decreases by 5% each year. write an exponential function', 'y = 800(0.95)^x'],
  [
    'population of 5000 grows 3% a year. write the equation for the population P after t years',
    'P = 5000(1.03)^t',
  ],
  [
    'I have at most $40 to spend. Shirts cost $9 each. write an inequality for the number of shirts s',
    '9s ≤ 40',
  ],
  [
    'earn at least $200. you get $12 per hour and already have $50. write an inequality for hours h',
    '12h + 50 ≥ 200',
  ],
])('a percent of change or a bound for all is written in signs: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'A population of 800 decreases by 5% each year. write an equation for how many are lost',
  'a car worth $20000 loses 15% the first year and 10% each year after. write an equation',
  'I have at most $40 to spend. Shirts cost $9 each and hats $5. write an inequality for the number of shirts s',
  'I have $40 and shirts cost $9 each. write an inequality for the money m left',
  'write an expression for the total price of t tickets at $8 each with a $5 coupon',
])('what is lost, left or taken off is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['f(x) = 3x + 2, g(x) = x^2 - 1, (f + g)(2)', '11'],
  ['f(x) = x^2, g(x) = x + 1, (g o f)(2)', '5'],
  ['if f(x) = x^2 + 1, find f(a + 1)', 'a^2 + 2a + 2'],
])('functions are joined at a number and taken of an expression: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
