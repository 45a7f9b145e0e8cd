import { expect, test } from 'vitest';
import {
  dayAndHour,
  readNumber,
  shownChange,
  shownHour,
  shownMeasure,
  shownMoney,
  shownNumber,
} from './numbers.ts';

test('numbers are shown as pupils write them', () => {
  expect([shownNumber(1080), shownNumber(0.256), shownNumber(-0)]).toEqual(['1,080', '0.26', '0']);
  expect([shownChange(24), shownChange(-3), shownChange(0)]).toEqual(['+24', '−3', '0']);
  expect([shownMoney(420_000), shownMoney(-1250), shownMoney(5)]).toEqual(['$4,200', '−$12.50', '$0.05']);
  expect([0, 2, 12, 14].map(shownHour)).toEqual(['midnight', '2 am', 'noon', '2 pm']);
  expect(dayAndHour(24 * 211 + 14)).toEqual({ day: 212, hour: 14 });
});

test('a measure has its unit where it is written', () => {
  const measures = [
    shownMeasure(76, '$'),
    shownMeasure(40, '%'),
    shownMeasure(1, 'maples'),
    shownMeasure(3, ''),
  ];
  expect(measures).toEqual(['$76', '40%', '1 maple', '3']);
});

test.each<[string, number | null]>([
  ['91', 91],
  [' 1,080 ', 1080],
  ['0,5', 0.5],
  ['.5', 0.5],
  ['−3', -3],
  ['1,234.5', 1234.5],
  ['', null],
  ['12 panels', null],
  ['1e9', null],
  ['-', null],
])('%j is read as %j', (text, value) => expect(readNumber(text)).toBe(value));
