import { expect, test } from 'vitest';
import { addDays, mondayOf, schoolDay, schoolHour, startOfSchoolDay, weekdayOf } from './school-days.ts';

const chicago = 'America/Chicago';

test.each([
  ['2026-11-24T05:59:59Z', '2026-11-23', 23],
  ['2026-11-24T06:00:00Z', '2026-11-24', 0],
  ['2026-07-01T04:59:59Z', '2026-06-30', 23],
])('%s is %s at a school in Chicago', (moment, day, hour) => {
  expect(schoolDay(Date.parse(moment), chicago)).toBe(day);
  expect(schoolHour(Date.parse(moment), chicago)).toBe(hour);
});

test.each([
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
])('the day %s begins at %s, also where the clock is changed', (day, moment) => {
  expect(startOfSchoolDay(day, chicago).toISOString()).toBe(moment);
  expect(schoolDay(startOfSchoolDay(day, chicago).getTime(), chicago)).toBe(day);
});

test('a week goes from Monday to Sunday', () => {
  expect(['2026-11-23', '2026-11-27', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weekdayOf('2026-11-27')).toBe(4);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
