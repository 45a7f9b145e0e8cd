import { expect, test } from 'vitest';
import { countWork } from './count-minutes.ts';

const minute = 60_000;
const at = (...minutes: number[]) => minutes.map((one) => ({ at: one * minute }));
const total = (moments: { at: number }[]) => (countWork(moments, () => 'all').get('all') ?? 0) / minute;

test('work that goes on counts in full, with a minute before its first trace', () => {
  expect(total(at(0, 3, 8))).toBe(9);
  expect(total(at(0))).toBe(1);
  expect(total([])).toBe(0);
});

test('a break of more than five minutes counts for nothing', () => {
  expect(total(at(0, 2, 60, 61))).toBe(5);
});

test('a stretch belongs to where it ended', () => {
  const spent = countWork(at(0, 4, 6), ({ at: moment }) => (moment < 5 * minute ? 'first' : 'second'));
  expect(spent.get('first')).toBe(5 * minute);
  expect(spent.get('second')).toBe(2 * minute);
});
