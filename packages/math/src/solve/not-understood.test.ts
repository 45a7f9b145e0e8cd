import { expect, test } from 'vitest';
import { solve } from './solve.ts';

test('what has no proven way is refused rather than guessed', () => {
  for (const problem of [
    'area of a triangle with base 5',
    'probability of winning the game',
    'derivative of |x|',
    'hypotenuse 3 and legs 5',
    'find the other leg: hypotenuse 3 and leg 5',
    'log_2(-4)',
    '2^x = -4',
    'next term of 1, 2, 4, 7',
    '5 km to kg',
    'a triangle has angles 100 and 90, find the third angle',
    'two red from a bag with 3 red and 2 blue marbles',
    'area of a circle with radius 3 cm and a square with side 2 cm',
    'area of a rectangle with length 2x and width 3',
    'rectangle with width 5 and length twice the width, area?',
    'probability of rolling a number between 2 and 5 on a die',
    'probability of rolling a 3 and then a 5 on a die',
    'probability of drawing two aces from a deck',
    'A bag has 3 red and 2 blue marbles. probability of drawing three red marbles',
    'A $50 meal with 20% tip and 8% tax. total?',
    'a $40 shirt is 25% off. how much do 3 cost',
    'find the rate if simple interest on $1000 for 2 years is $100',
    'a car travels 60 miles in 1.5 hours and then 40 miles in 0.5 hours. what is the average speed',
    'evaluate x^2 + 2x for x = 3 and x = 4',
    'f(x) = 2x + 1, find f(0) + g(1)',
    'angles of a triangle are x, 2x and 60, find the third angle',
  ])
    expect(solve(problem).kind, problem).toBe('not-understood');
});
