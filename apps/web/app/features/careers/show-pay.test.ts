import { expect, test } from 'vitest';
import { dollars, payRange, payShares } from './show-pay.ts';

const pay = { low: 60_000, middle: 90_000, high: 120_000, by: 'year' as const, year: 2025 };

test('a year is told in whole dollars, an hour in cents', () => {
  expect(payRange(pay)).toBe('$60,000 – $120,000');
  expect(dollars(31.5, 'hour')).toBe('$31.50');
});

test('the bar begins and ends with the middle half, and never leaves its frame', () => {
  expect(payShares(pay)).toEqual({ from: 25, at: 37.5, to: 50 });
  expect(payShares({ ...pay, high: 900_000 }).to).toBe(100);
});
