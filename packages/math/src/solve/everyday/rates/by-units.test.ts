import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Dario has 20 cups of oats. How many cups of raisins does he need if a granola recipe takes 2 cups of raisins for every 3 cups of oats?',
    '13 1/3 cups',
  ],
  ['5 notebooks cost $8. Lena has $24. How many notebooks can she buy?', '15 notebooks'],
  ['A machine makes 45 bolts in 6 minutes. The shop needs 300 bolts. How long does it take?', '40 minutes'],
  ['how many gallons of paint for 1400 square feet if 1 gallon of paint covers 350 square feet', '4 gallons'],
  [
    'Sam drives 180 miles in 3 hours. If he keeps the same speed, how far does he get in 45 minutes?',
    '45 miles',
  ],
  ['If 5 oranges cost $3.25, how much for 12', '$7.80'],
  ['5 notebooks cost $12.50, how much are 8', '$20'],
  ['On a map 3 cm stand for 40 km. The river is 7.5 cm long on the map. How many km long is it?', '100 km'],
])('the units tell which amount belongs to which: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  // what is asked is none of the two
  'For every 3 cups of oats a recipe needs 2 cups of raisins. Dario has 20 cups of oats. How many cups does he need altogether?',
  '5 notebooks cost $8. Lena has $24. How much money is left if she buys 5 notebooks?',
  // the rate is told of someone else
  'Ann reads 20 pages in 2 hours. Bo reads for 5 hours. How many pages does Bo read?',
  'A car uses 5 gallons to go 140 miles. A truck goes 420 miles. How many gallons does the truck need?',
  // a word changes one of the amounts
  'A phone call costs $3 for 10 minutes and each additional minute is $1. How much do 15 minutes cost?',
  'A printer prints 24 pages in 3 minutes. After that it prints slower. How many pages does it print in 10 minutes?',
  'It takes 30 minutes to drive 20 miles. Lee leaves 15 minutes late. How many miles does he drive?',
  'Tom paints 2 walls in 3 hours. With his brother he paints 10 walls. How long does it take?',
  // more of one is no more of the other
  'A bag of feed lasts 10 chickens 6 days. How long does it last 15 chickens?',
  'The trip takes 3 hours for 4 people. How long does it take for 8 people?',
  'At 40 mph the trip takes 3 hours. How long does it take at 60 mph?',
  'A square tile with side 3 cm weighs 6 grams. How much does a square tile with side 9 cm weigh?',
  // what goes on at once takes no longer for more
  'It takes 2 hours to dry 5 shirts in the sun. How long does it take to dry 10 shirts?',
  'It takes 10 minutes to boil 2 eggs. How long does it take to boil 8 eggs?',
  // the price is of other things
  '3 pounds of apples cost $4. How much do 5 pounds of pears cost?',
  // a fourth amount
  'Two cups of rice need 3 cups of water. Each person eats 1/2 cup of rice. How many cups of water do you need?',
  '4 kids share 12 cookies. How many cookies do 8 kids get?',
])('a proportion with anything beside it is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
