import { expect, test } from 'vitest';
import { dayName } from './day-name.ts';

test('a day of the next week is today, tomorrow or its weekday, also around midnight', () => {
  const now = new Date(2026, 2, 4, 22, 30);
  const at = (...parts: [number, number, number]) => new Date(2026, 2, ...parts).toISOString();
  expect(dayName(at(4, 23, 59), now)).toBe('Today');
  expect(dayName(at(5, 0, 1), now)).toBe('Tomorrow');
  expect(dayName(at(6, 8, 0), now)).toBe('Fri');
  expect(dayName(at(11, 22, 0), now)).toBe('Wed');
});
