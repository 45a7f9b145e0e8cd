import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutPlaceValue } from './layout.ts';
import { placeName } from './place-name.ts';
import { readBackPlaceValue } from './read-back.ts';
import type { PlaceValue } from './schema.ts';

const sum: PlaceValue = {
  kind: 'place-value',
  highest: 1,
  lowest: -2,
  rows: [
    { label: 'First', digits: ['1', '7', '4', ''], ruled: false },
    { label: 'Sum', digits: [null, '3', '', '5'], ruled: true },
  ],
};

test('every digit stands in the column of its place', () => {
  const known = { ...sum, rows: sum.rows.slice(0, 1) };
  expect(readBackPlaceValue(layoutPlaceValue(known)).rows[0]).toBeCloseTo(17.4, 9);
  expect(readBackPlaceValue(layoutPlaceValue(sum)).rows[1]).toBeNull();
});

test('the decimal point stands between ones and tenths, and whole numbers have none', () => {
  const { point, frame, cell } = layoutPlaceValue(sum);
  expect(point).toBeCloseTo(frame.x + 2 * cell, 9);
  expect(layoutPlaceValue({ ...sum, highest: 3, lowest: 0 }).point).toBeNull();
});

test.each([
  [4, '10,000'],
  [3, '1,000'],
  [0, '1'],
  [-1, '0.1'],
  [-3, '0.001'],
])('the place 10^%i is headed %s', (exponent, name) => expect(placeName(exponent)).toBe(name));

describe('check', () => {
  test('finds nothing in a sound chart', () => expect(checkDiagram(sum)).toEqual([]));

  test('missing digits, other signs and turned places are told', () => {
    const rows = [{ label: 'First', digits: ['1', 'x'], ruled: false }];
    expect(checkDiagram({ ...sum, rows })).toEqual(
      expect.arrayContaining(['Row 1 has 2 digits for 4 places.', 'Row 1 holds something that is no digit.']),
    );
    expect(checkDiagram({ ...sum, highest: -3 })).toContain('The lowest place stands above the highest one.');
  });
});

test('tells the places and the digits, and keeps asked ones unknown', () => {
  expect(describeDiagram(sum)).toBe(
    'A place-value chart with the places 10, 1, 0.1, and 0.01. First: 1, 7, 4, and empty. ' +
      'Sum: an unknown value, 3, empty, and 5.',
  );
});
