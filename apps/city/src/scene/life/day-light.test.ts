import { expect, test } from 'vitest';
import { dayLight } from './day-light.ts';

test('noon is day, midnight is night, and dusk lies between', () => {
  expect(dayLight(12).night).toBe(0);
  expect(dayLight(0).night).toBe(1);
  expect(dayLight(19.5).night).toBeGreaterThan(0.4);
  expect(dayLight(19.5).night).toBeLessThan(1);
});

test('light changes without a jump, over midnight too', () => {
  for (let hour = 0; hour < 24; hour += 0.05) {
    const [now, next] = [dayLight(hour), dayLight(hour + 0.05)];
    expect(Math.abs(next.night - now.night)).toBeLessThan(0.06);
    expect(Math.abs(next.sunPower - now.sunPower)).toBeLessThan(0.12);
  }
  expect(dayLight(25)).toEqual(dayLight(1));
  expect(dayLight(-1)).toEqual(dayLight(23));
});
