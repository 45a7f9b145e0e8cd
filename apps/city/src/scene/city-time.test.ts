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
