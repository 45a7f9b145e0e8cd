import { expect, test } from 'vitest';
import { quantityNames, sayQuantity } from './quantities.ts';
import { readAsked } from './read-asked.ts';

test.each([
  ['how much is an 18% tip on $45', 'tip'],
  ['what is the total with an 18% tip on $45', 'price-to-pay'],
  ['find the sale price of a $40 shirt with a 25% discount', 'price-to-pay'],
  ['how much do you save on a $40 shirt at 25% off', 'amount-saved'],
  ['A triangle has base 5 and height 8. Find its area.', 'area'],
  ['find the height of a triangle with area 20 and base 5', 'height'],
  ['the area of a square is 81. find the side', 'side'],
  ['next term: 2, 4, 8', 'next-term'],
  ['find the 10th term of 3, 7, 11', 'numbered-term'],
  ['what is the sum of the next two terms of 2, 4, 6', 'sum-of-terms'],
  ['mean of 2, 4, 9', 'mean'],
  ['a $40 shirt is 25% off. what percent do you pay', 'percent'],
  ['second derivative of x^3', 'second-derivative'],
] as const)('%s asks for %s', (words, quantity) => {
  expect(readAsked(words)).toEqual({ quantity, several: [] });
});

test.each([
  ['find the mean and median of 2, 4, 9', ['mean', 'median']],
  ['find the tip and the total for a $50 bill', ['tip', 'price-to-pay']],
  ['which is greater, the mean or the median of 1, 2, 9', ['mean', 'median']],
] as const)('%s asks for two', (words, several) => {
  expect(readAsked(words)).toEqual({ quantity: null, several });
});

test.each(['2x + 3 = 7', '15% of 80', '$45 meal, 18% tip', 'factor x^2 - 9'])(
  '%s names no quantity',
  (words) => {
    expect(readAsked(words)).toEqual({ quantity: null, several: [] });
  },
);

test('every quantity has a name that reads in a sentence', () => {
  for (const name of quantityNames) expect(sayQuantity(name)).toMatch(/^the [a-z]/);
});
