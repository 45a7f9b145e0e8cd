import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalRational, rational } from './rational.ts';
import {
  rationalFromDecimal,
  rationalToDecimalText,
  rationalToFractionText,
  rationalToNumber,
} from './rational-text.ts';

test('decimals are read exactly', () => {
  expect(rationalFromDecimal('-1.25')).toEqual({ n: -5n, d: 4n });
  expect(rationalFromDecimal('.5')).toEqual({ n: 1n, d: 2n });
  expect(rationalFromDecimal('3.')).toEqual({ n: 3n, d: 1n });
  expect(() => rationalFromDecimal('.')).toThrow(RangeError);
  expect(() => rationalFromDecimal('1e3')).toThrow(RangeError);
});

test('fractions and ending decimals are printed', () => {
  expect(rationalToFractionText(rational(-6, 8))).toBe('-3/4');
  expect(rationalToFractionText(rational(10, 2))).toBe('5');
  expect(rationalToDecimalText(rational(3, 4))).toBe('0.75');
  expect(rationalToDecimalText(rational(-1, 40))).toBe('-0.025');
  expect(rationalToDecimalText(rational(1, 3))).toBeNull();
});

test('a printed decimal is read back as the same number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat({ max: 20 }), (n, places) => {
      const value = rational(n, 10n ** BigInt(places));
      return equalRational(rationalFromDecimal(rationalToDecimalText(value) ?? ''), value);
    }),
  );
});

test('long fractions still have a floating-point value', () => {
  expect(rationalToNumber(rational(10n ** 400n, 4n * 10n ** 400n + 1n))).toBeCloseTo(0.25, 12);
});
