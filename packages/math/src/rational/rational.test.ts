import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRational,
  compareRational,
  divideRational,
  equalRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from './rational.ts';

const rationals = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => rational(n, d));
const nonzero = rationals.filter(({ n }) => n !== 0n);
const law = (check: (a: Rational, b: Rational, c: Rational) => boolean): void =>
  fc.assert(fc.property(rationals, rationals, rationals, check));

describe('exact rationals', () => {
  test('are kept in lowest terms with a positive denominator', () => {
    expect(rational(6, -8)).toEqual({ n: -3n, d: 4n });
    expect(rational(0, -5)).toEqual({ n: 0n, d: 1n });
  });

  test('refuse a zero denominator and numbers that are not whole', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => rational(0.5)).toThrow(RangeError);
    expect(() => divideRational(rational(1), rational(0))).toThrow(RangeError);
  });

  test('obey the laws of a field', () => {
    law((a, b) => equalRational(addRational(a, b), addRational(b, a)));
    law((a, b) => equalRational(multiplyRational(a, b), multiplyRational(b, a)));
    law((a, b, c) => equalRational(addRational(addRational(a, b), c), addRational(a, addRational(b, c))));
    law((a, b, c) =>
      equalRational(
        multiplyRational(a, addRational(b, c)),
        addRational(multiplyRational(a, b), multiplyRational(a, c)),
      ),
    );
    law((a) => addRational(a, negateRational(a)).n === 0n);
    fc.assert(
      fc.property(rationals, nonzero, (a, b) => equalRational(multiplyRational(divideRational(a, b), b), a)),
    );
  });

  test('are ordered by the sign of their difference', () => {
    law((a, b) => {
      const { n } = subtractRational(a, b);
      return compareRational(a, b) === (n === 0n ? 0 : n < 0n ? -1 : 1);
    });
  });
});
