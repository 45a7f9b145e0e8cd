import { expect, test } from 'vitest';
import { powerOfTenText, scientificText, scientificValue, standardNumber } from './scientific.ts';

test('writes a number with a power of ten as it is typed and as it is shown', () => {
  expect(scientificValue({ tenths: 34, exponent: 5 })).toBe('3.4 × 10^5');
  expect(scientificText({ tenths: 80, exponent: -6 })).toBe('$8 × 10^{−6}$');
  expect(powerOfTenText(0.34, 12)).toBe('$0.34 × 10^{12}$');
});

test.each([
  [34, 5, '340,000'],
  [80, 0, '8'],
  [34, 0, '3.4'],
  [34, 1, '34'],
  [80, -6, '0.000008'],
  [34, -1, '0.34'],
  [34, -4, '0.00034'],
  [12, 9, '1,200,000,000'],
])('writes %d tenths with the exponent %d with all digits', (tenths, exponent, digits) => {
  expect(standardNumber({ tenths, exponent })).toBe(digits);
});

test('writes a number of three digits with all of them', () => {
  expect(standardNumber({ tenths: 40.5, exponent: 4 })).toBe('40,500');
  expect(standardNumber({ tenths: 40.5, exponent: -3 })).toBe('0.00405');
});

test('writes a number that is below one before the power of ten in its own places', () => {
  expect(standardNumber({ tenths: 9, exponent: -4 })).toBe('0.00009');
  expect(standardNumber({ tenths: 9, exponent: 3 })).toBe('900');
});
