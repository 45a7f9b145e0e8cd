import { expect, test } from 'vitest';
import { readRounding, readWishes } from './wishes.ts';

test.each([
  ['to the nearest tenth', { kind: 'places', places: 1 }],
  ['nearest hundredth', { kind: 'places', places: 2 }],
  ['round to the closest whole number', { kind: 'places', places: 0 }],
  ['round 4,567 to the nearest hundred', { kind: 'places', places: -2 }],
  ['correct to 3 decimal places', { kind: 'places', places: 3 }],
  ['sd of 1, 2, 4 (2 dp)', { kind: 'places', places: 2 }],
  ['to 3 significant figures', { kind: 'figures', figures: 3 }],
])('%s says how far to round', (words, rounding) => {
  expect(readRounding(words)?.rounding).toEqual(rounding);
});

test.each([
  'which of these 4 decimals is largest',
  'write 3/8 as a decimal',
  'the nearest point of the line',
])('%s wishes for no rounding', (words) => {
  expect(readRounding(words)).toBeNull();
});

test('the nearest minute is a whole minute, of whatever the answer is told in', () => {
  expect(readRounding('how long, to the nearest minute')?.unit).toBe('minute');
});

test('wishes are taken off and the sizes stay', () => {
  expect(readWishes('circle radius 5 cm, area, use 3.14 for π, round to the nearest tenth')).toEqual({
    rest: 'circle radius 5 cm, area',
    wish: { places: 1, pi: '3.14', exact: false },
  });
});
