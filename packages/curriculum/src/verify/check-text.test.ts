import { expect, test } from 'vitest';
import { findTextFaults } from './check-text.ts';

test.each([
  'There are 1 trees here.',
  'The value is undefined.',
  'The undefined trees',
  'A double  space.',
  'A space before , a comma.',
  'It costs $5.',
  'A brace {n} is left.',
  'Cut along a 8-inch side.',
  'There is an 12-inch side.',
  'It is $\\frac{3}{4}$ feet long.',
  'The point is (0.39999999999999974, 2).',
  'They are 1 MADs apart.',
  'Work out 3 × −2.',
  'Work out $\\frac{9}{10}$ × −$\\frac{3}{2}$.',
  'Count them. So many pairs there are.',
])('finds a fault in "%s"', (text) => {
  expect(findTextFaults(text)).toHaveLength(1);
});

test.each([
  'There is 1 tree.',
  'Cut along an 8-inch side or a 12-inch side.',
  'The angle at T measures 35°, and the angle at A 86°.',
  'It is $\\frac{3}{4}$ foot or $\\frac{5}{4}$ feet long.',
  'It is 1 $\\frac{3}{4}$ feet long.',
  'There are 21 trees.',
  'It costs \\$5.',
  'It repeats: 0.142857142….',
  'That is $\\frac{3}{4}$ of a cup.',
  'The ratio is 3:1 oaks first.',
  'Only 1 is left.',
  'Division by zero is undefined.',
  'The slope is undefined.',
  'An undefined slope',
  'I can tell zero and undefined slopes.',
  'They are 1 MAD apart.',
  'Work out 3 × (−2) − 4, or $3 \\times (−2)$.',
  'The signs are + − +.',
  'So many people came that there was no seat.',
])('finds none in "%s"', (text) => {
  expect(findTextFaults(text)).toEqual([]);
});
