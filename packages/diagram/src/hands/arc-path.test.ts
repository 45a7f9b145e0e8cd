import { expect, test } from 'vitest';
import { arcPath } from './arc-path.ts';

test('an arc goes from leg to leg at its radius, the short way around', () => {
  expect(arcPath([0, 0], [10, 0], [0, -10], 5)).toBe('M5 0A5 5 0 0 0 0 -5');
  expect(arcPath([0, 0], [0, -10], [10, 0], 5)).toBe('M0 -5A5 5 0 0 1 5 0');
});

test('a leg without length leaves the arc drawable', () => {
  expect(arcPath([3, 4], [3, 4], [3, 14], 5)).toBe('M3 4A5 5 0 0 0 3 9');
});
