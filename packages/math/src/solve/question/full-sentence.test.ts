import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { fullSentence } from './full-sentence.ts';

test.each([
  ['surface area of a cylinder r = 3 h = 5', 'surface area of a cylinder with radius 3 and height 5'],
  ['diagonal of a 6 by 8 rectangle', 'diagonal of a rectangle with length 6 and width 8'],
  ['sum of k^2 from 1 to 10', 'sum of k^2 from k = 1 to 10'],
  ['tan x = 1 general solution', 'solve tan x = 1'],
  ['sec(60°)', 'evaluate sec(π/3)'],
  ['divide 6x^3 + 4x^2 by 2x', 'simplify (6x^3 + 4x^2)/(2x)'],
  ['(1, 1) to polar', 'convert the point (1, 1) to polar coordinates'],
  ['a $50 item is marked up 40%. selling price?', 'a $50 item is marked up 40%. what is the selling price'],
])('%s is %s', (typed, full) => {
  expect(fullSentence(typed)).toBe(full);
});

test.each(['2x + 3 = 7', 'r = 5', 'factor x^2 - 9', 'f(x) = 2x + 1, find f(3)'])(
  '%s is full already',
  (typed) => {
    expect(fullSentence(typed)).toBe(typed);
  },
);

test('a question that is left out is not put in where the text asks another one', () => {
  const given = solve(
    'two angles are complementary and one is 20 more than the other. how many degrees is a right angle',
  );
  expect(given.kind).toBe('not-understood');
});

test.each([
  ['the perimeter of a rectangle is 40 m and length is 4 more than width find the length', '12 m'],
  ['a tank is filled by one pipe in 3 hours and another in 6 hours. together how long', '2 hours'],
  ['a cab charges 4 dollars plus 1.50 per mile. how much for 6 miles', '$13'],
  [
    'tickets: adults 9 dollars students 4 dollars. 50 tickets sold for 300 total. how many adult tickets',
    '20 adult',
  ],
  ['in a triangle the angles are x, 3x and 5x. find x', 'x = 20'],
  ['a rectangle is twice as long as wide. its perimeter is 36. find the length', '12'],
  ['5 people in a line how many ways', '120'],
])('leaves out articles and marks of money as phones do: %s', (text, answer) => {
  expect(solve(text)).toMatchObject({ answer });
});
