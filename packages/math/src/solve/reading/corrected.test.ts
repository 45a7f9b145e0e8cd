import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

test.each([
  [
    'A car goes 120 miles in 2 hours... wait sorry it says 150 miles in 3 hours. How fast is it?',
    'A car goes 150 miles in 3 hours. How fast is it?',
  ],
  [
    'A hiker walks 2 miles in 1 hour, wait sorry it says 2 miles in 3 hours.',
    'A hiker walks 2 miles in 3 hours.',
  ],
  ['A box holds 4 red pens. Oops, I meant 5 red pens. How many?', 'A box holds 5 red pens. How many?'],
  ['Solve 2x = 6. Sorry, it is late.', 'Solve 2x = 6. Sorry, it is late.'],
])('what is said again with other numbers stands for what was said first: %j', (text, meant) => {
  expect(corrected(text)).toBe(meant);
});

test.each([
  'A car goes 120 miles in 2 hours... wait sorry it says 150 miles. How fast is it?',
  'A car goes 120 miles in 2 hours, wait it says the truck goes 150 miles. How fast is the car?',
])('numbers said again that fit nothing said before are open: %j', (text) => {
  expect(corrected(text)).toBeNull();
});
