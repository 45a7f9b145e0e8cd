import { expect, test } from 'vitest';
import { decimalQuotient } from './decimal-quotient.ts';

test('keeps a quotient that ends within three places exact', () => {
  expect(decimalQuotient(6, 120)).toBe('0.05');
  expect(decimalQuotient(5, 8)).toBe('0.625');
});

test('rounds a quotient without end to two places', () => {
  expect(decimalQuotient(54, 5.5)).toBe('9.82');
});
