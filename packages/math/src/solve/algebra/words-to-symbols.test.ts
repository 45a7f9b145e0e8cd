import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  ['Write an expression: 6 less than twice a number n', '2n - 6'],
  ['expression for 7 more than half of a number x', 'x/2 + 7'],
  ['write "8 less than 3 times a number y" as an algebraic expression', '3y - 8'],
  ['Translate to an equation: twice a number increased by 5 is 17', '2n + 5 = 17'],
  ['write the inequality: 5 more than twice a number x is at most 19', '2x + 5 ≤ 19'],
  ['write as an expression: 5 times the sum of a number and 3', '5(n + 3)'],
])('words are written in signs, in the letter they name: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['3 times a number minus 8 is at least 25. which numbers x? write inequality solution', 'x ≥ 11'],
  ['twice a number plus 5 is greater than 17, which numbers?', 'n > 6'],
  ['half of a number is at least 8. what numbers work?', 'n ≥ 16'],
  ['The sum of a number and its reciprocal is 13/6. Find all such numbers.', 'n = 3/2 or n = 2/3'],
  ["if 3 more than twice x is 17, what's x", '7'],
])('what a number has to be is solved from its sentence: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'a gym charges $25 to join and $15 every month. write an equation for the total cost C after m months',
    'C = 15m + 25',
  ],
  [
    'Water drains from a 300 liter tank at 15 liters per minute. Write an equation for the volume V after t minutes',
    'V = 300 - 15t',
  ],
  [
    'Rosa pays a $35 registration fee and $12 for each yoga class. Write an equation for the total cost y of x classes.',
    'y = 12x + 35',
  ],
  [
    'my brother saved $12 each week and now he has $216, write an equation with w for weeks and solve it',
    '12w = 216, w = 18',
  ],
  [
    'To ride the roller coaster you must be at least 48 inches tall. Write an inequality for the height h.',
    'h ≥ 48',
  ],
  ['The elevator holds no more than 1200 pounds. write an inequality for the weight w', 'w ≤ 1200'],
])('a rule or a bound told in a story is written in its letters: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'Children under 12 get in free. write an inequality for ages a that pay',
  'You must be at least 48 inches tall. write an inequality for the heights h that are too short',
  'a gym charges $25 to join and $15 every month. there is a 10% discount. write an equation for the total cost C after m months',
  'a store has 50 shirts and sells 8 each day and gets 3 new each day. write an equation for the shirts s after d days',
  'write an inequality for a number x that is between 3 and 7',
  '3 times a number minus 8 is at least 25. what is the smallest even number?',
])('another group, a third amount or a second bound is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
