import { describe, expect, test } from 'vitest';
import { allPartsOf, partsOf, valuesOf } from './parts-of.ts';

describe('the parts of an expression', () => {
  test.each([
    ['3x + 5', '5 + 3x'],
    ['6 * 24', '24 * 6'],
    ['2(x + 3)', '(3 + x) * 2'],
    ['a - b', '-b + a'],
  ])('%s and %s are put together from the same parts', (one, other) => {
    expect(partsOf(one)).not.toBeNull();
    expect(partsOf(one)).toEqual(partsOf(other));
  });

  test.each([
    ['3x + 5', '3x + 4'],
    ['3x + 5', '3x * 5'],
    ['36 / 12', '36 * 12'],
    // Worth the same, and put together from other parts.
    ['2(x + 3)', '2x + 6'],
    ['6 * 4', '12 * 2'],
  ])('%s and %s are not', (one, other) => expect(partsOf(one)).not.toEqual(partsOf(other)));

  test.each(['x', '7', '', 'no math'])('"%s" is one part or none', (text) =>
    expect(partsOf(text)).toBeNull(),
  );

  test('a sum holds the product inside of it', () => {
    expect(allPartsOf('3 + 5(2k + 8)')).toContainEqual(partsOf('5(2k + 8)'));
    expect(allPartsOf('3 + 5(2k + 8)')).toContainEqual(partsOf('2k + 8'));
  });

  test('the values of equal expressions are equal, and of others not', () => {
    expect(valuesOf('2(x + 3)')).toEqual(valuesOf('2x + 6'));
    expect(valuesOf('2x + 5')).not.toEqual(valuesOf('2x + 6'));
    expect(valuesOf('?')).toBeNull();
  });
});
