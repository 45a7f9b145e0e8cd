import { expect, test } from 'vitest';
import { createCityTime } from './city-time.ts';

test('hours go on evenly between ticks and wait when no tick comes', () => {
  const time = createCityTime();
  time.note(10, 100);
  expect(time.at(100.5)).toBeCloseTo(10.5);
  expect(time.at(180)).toBe(11);
  time.note(11, 180);
  expect(time.at(180.25)).toBeCloseTo(11.25);
});

test('a city without ticks stands still until the next one', () => {
  const time = createCityTime();
  time.note(10, 100);
  expect(time.isStill(102)).toBe(false);
  expect(time.isStill(104)).toBe(true);
  time.note(10, 105);
  expect(time.isStill(105)).toBe(true);
  time.note(11, 106);
  expect(time.isStill(106)).toBe(false);
});
