import { expect, test } from 'vitest';
import { spellDate } from './spell-date.ts';

test('a day is spelled out and never slips to the day before', () => {
  expect(spellDate('2026-09-04')).toBe('September 4, 2026');
  expect(spellDate('2027-01-01')).toBe('January 1, 2027');
});
