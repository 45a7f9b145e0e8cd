import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'A spool holds 46.8 m of ribbon. Marisol cuts pieces that are 1.35 m long. How many full pieces can she cut, and how many meters of ribbon are left over?',
    '34 pieces, 0.9 m',
  ],
  [
    'A rope is 20 m long. It is cut into pieces of 3 m each. How many whole pieces are there and how much rope is left?',
    '6 pieces, 2 m',
  ],
  ['A baker has 10 kg of flour. Each loaf needs 0.45 kg. How many whole loaves can she bake?', '22 loaves'],
  [
    'A cup holds 0.3 liters. How many full cups can be filled from 2 liters of juice, and how much juice remains?',
    '6 cups, 0.2 liters',
  ],
])('counts whole pieces and what is left: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'A rope is 20 m long. 4 m of it is burned. The rest is cut into pieces of 3 m. How many whole pieces are there and how much rope is left?',
  'A rope is 2 m long. It is cut into pieces of 30 cm each. How many whole pieces are there and how many inches are left?',
])('leaves what tells of more: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
