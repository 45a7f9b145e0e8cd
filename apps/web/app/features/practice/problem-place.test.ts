import { expect, test } from 'vitest';
import { completesRow, firstUnsolved, isReachable, readProblemPlace } from './problem-place.ts';

const row = (...states: ('completed' | 'started')[]) =>
  states.map((state, place) => ({ id: place + 5, state }));
const half = row('completed', 'started', 'started');

test('the address names a problem by an integer [L-025] [L-026] [L-027]', () => {
  expect(readProblemPlace('problem/07', half)).toEqual({ place: 2, exact: true });
});

test.each(['', 'problem', 'problem/abc', 'problem/99', 'x/7'])(
  'the address "%s" leads to the first unfinished problem [D-69]',
  (rest) => {
    expect(readProblemPlace(rest, half)).toEqual({ place: 1, exact: false });
  },
);

test('with everything solved the first problem opens, and an empty row has no place', () => {
  expect(readProblemPlace('', row('completed', 'completed'))).toEqual({ place: 0, exact: false });
  expect(readProblemPlace('', [])).toEqual({ place: -1, exact: false });
});

test('problems come one after another; solved ones stay open [L-107]', () => {
  expect([0, 1, 2].map((place) => isReachable(half, place))).toEqual([true, true, false]);
  expect(isReachable(row('started', 'completed'), 1)).toBe(true);
  expect(firstUnsolved(row('completed'))).toBe(1);
});

test('a row is complete with the last open problem of it [D-78]', () => {
  expect(completesRow(row('completed', 'started'), 6)).toBe(true);
  expect(completesRow(row('started', 'started'), 6)).toBe(false);
});
