import { describe, expect, test } from 'vitest';
import { niceScale, pixelOnScale, shownLabels } from './scale.ts';

describe('an axis', () => {
  test.each<[number[], number[]]>([
    [
      [40, 70],
      [0, 20, 40, 60, 80],
    ],
    [
      [0, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [1000, 1040],
      [1000, 1010, 1020, 1030, 1040],
    ],
    [
      [-3, 5],
      [-4, -2, 0, 2, 4, 6],
    ],
    [
      [0, 0],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [[], [0, 0.25, 0.5, 0.75, 1]],
    [
      [0.1, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
  ])('of %j has the steps %j', (values, ticks) => expect(niceScale(values).ticks).toEqual(ticks));

  test('holds every value, whatever its size', () => {
    for (const values of [[1e9, 2e9], [-7, -2], [0.0003, 0.0011], [5]]) {
      const { from, to, ticks } = niceScale(values);
      expect(from).toBeLessThanOrEqual(Math.min(...values));
      expect(to).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeLessThanOrEqual(8);
    }
  });

  test('places values between its ends, downwards too', () => {
    const scale = niceScale([0, 100]);
    expect(pixelOnScale(50, scale, [0, 10])).toBe(5);
    expect(pixelOnScale(100, scale, [148, 12])).toBe(12);
  });
});

test('of many labels a few are shown, first and last among them', () => {
  expect(shownLabels(3, 5)).toEqual([0, 1, 2]);
  expect(shownLabels(31, 4)).toEqual([0, 10, 20, 30]);
  expect(shownLabels(60, 5)).toEqual([0, 15, 30, 45, 59]);
  expect(shownLabels(0, 5)).toEqual([]);
});
