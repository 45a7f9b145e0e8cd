import { expect, test } from 'vitest';
import { unitFactor } from './unit-factor.ts';

test.each([
  ['m', 'cm', 3, '1000000'],
  ['liters', 'cm', 3, '1000'],
  ['inches', 'feet', 2, '1/144'],
  ['hours', 'minutes', undefined, '60'],
] as const)('one %s in %s to the power %s is %s', (from, to, power, factor) => {
  expect(unitFactor(from, to, power)).toBe(factor);
});

test('a liter is no length, and a minute no meter', () => {
  expect(unitFactor('liter', 'cm', 1)).toBeNull();
  expect(unitFactor('liter', 'cm')).toBeNull();
  expect(unitFactor('minute', 'meter')).toBeNull();
});
