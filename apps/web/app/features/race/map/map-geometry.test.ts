import { describe, expect, test } from 'vitest';
import {
  acrossLine,
  between,
  corner,
  distance,
  ease,
  frame,
  headingTo,
  isOnMap,
  laneByGap,
  sayPlace,
  toPixels,
  unit,
} from './map-geometry.ts';

const beacon = { x: 7, y: 5 };

describe('the star map', () => {
  test('has x to the right and y upwards [D-126]', () => {
    const start = toPixels({ x: 0, y: 0 });
    expect(toPixels({ x: 1, y: 0 })).toEqual({ x: start.x + unit, y: start.y });
    expect(toPixels({ x: 0, y: 1 })).toEqual({ x: start.x, y: start.y - unit });
  });

  test('shows the whole winning circle and all axes', () => {
    for (const place of [{ x: 9, y: 5 }, { x: 7, y: 7 }, { x: 0, y: 0 }, corner]) {
      const { x, y } = toPixels(place);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(frame.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(frame.height);
    }
  });

  test('turns the ships along the line', () => {
    expect(headingTo(beacon)).toBeCloseTo(54.46, 2);
  });
});

describe('a flight', () => {
  test('starts where it was, ends where it goes and stays on the line between', () => {
    expect(between({ x: 0, y: 0 }, beacon, 0)).toEqual({ x: 0, y: 0 });
    expect(between({ x: 0, y: 0 }, beacon, 1)).toEqual(beacon);
    const { x, y } = between({ x: 0, y: 0 }, beacon, 0.3);
    expect(y / x).toBeCloseTo(5 / 7, 10);
  });

  test('is slow at both ends', () => {
    expect([-1, 0, 0.5, 1, 2].map(ease)).toEqual([0, 0, 0.5, 1, 1]);
    expect(ease(0.1)).toBeLessThan(0.1);
    expect(ease(0.9)).toBeGreaterThan(0.9);
  });
});

describe('two ships', () => {
  test('on the same place fly side by side, apart they fly on the line', () => {
    expect(laneByGap(0)).toBeGreaterThan(0.2);
    expect(laneByGap(2)).toBe(0);
    expect(laneByGap(1)).toBeLessThan(laneByGap(0));
  });

  test('step aside at a right angle to the line', () => {
    const step = acrossLine(beacon, 1);
    expect(step.x * beacon.x + step.y * beacon.y).toBeCloseTo(0, 10);
    expect(distance({ x: 0, y: 0 }, step)).toBeCloseTo(1, 10);
  });
});

test.each([
  [{ x: 0, y: 0 }, '(0, 0)'],
  [{ x: 0.8137, y: 0.5812 }, '(0.8, 0.6)'],
  [{ x: 7, y: 5 }, '(7, 5)'],
])('the place %o is said as %s [D-126]', (place, said) => {
  expect(sayPlace(place)).toBe(said);
});

test.each([
  [{ x: 0, y: 0 }, true],
  [{ x: 8, y: 6 }, true],
  [{ x: 8, y: 8 }, false],
  [{ x: -3, y: 2 }, false],
])('the place %j is on the map: %s', (place, shown) => {
  expect(isOnMap(place)).toBe(shown);
});
