import { describe, expect, test } from 'vitest';
import { reasonOfSlip } from './known-slip.ts';
import { reasonOfProduct } from './product-terms.ts';

describe('where a product and a sum part', () => {
  test.each([
    ['(k + 5)(k^2 + 4k - 2)', 'k^3 + 4k^2 - 2k + 5k^2 + 20k + 10', '5 \\cdot (-2)'],
    ['(2x - 7)^2', '4x^2 + 49', '2x \\cdot (-7)'],
    ['(x + 3)(x + 4)', 'x^2 + 7x + 7', '3 \\cdot 4'],
    ['3(x - 2)', '3x - 2', '3 \\cdot (-2)'],
  ])('%s and %s: the product is named and not what it comes to', (product, sum, place) => {
    const reason = reasonOfProduct(product, sum);
    expect(reason).toContain(place);
    expect(reason).not.toMatch(/-10\b|\b12\b|-6\b|-14x/);
  });

  test('of the student’s own product it is told what the problem has there', () =>
    expect(reasonOfProduct('k^2(k - 2) + 5(k + 2)', 'k^3 - 2k^2 + 5k - 10', { isOwn: true })).toMatch(
      /the problem has \$-10\$/,
    ));

  test.each([
    ['(x + 3)(x + 4)', 'x^2 + 7x + 12'],
    ['(x + 3)(x + 4)', '2x^2 + 5'],
    ['x^2 + 3', 'x^2 + 4'],
  ])('nothing is said of %s and %s', (one, other) => expect(reasonOfProduct(one, other)).toBeNull());
});

describe('a term that was left out of a division', () => {
  test.each([
    ['2y = 3x - 12', 'y = 1.5x - 12', '-12'],
    ['3x + 6 = 12', 'x + 6 = 4', '6'],
  ])('is named from %s to %s', (from, to, term) => expect(reasonOfSlip(from, to)).toContain(`$${term}$`));

  test('is none where all are divided', () =>
    expect(reasonOfSlip('2y = 3x - 12', 'y = 1.5x - 6')).toBeNull());
});
