import { expect, test } from 'vitest';
import { attachUnit, fillIn, showMeasure, showNumber } from './show-number.ts';

test.each([
  [0, '0'],
  [54, '54'],
  [4096, '4,096'],
  [12_500, '12,500'],
  [1_234_567.891, '1,234,567.89'],
  [-5.5, '−5.5'],
  [-0.001, '0'],
  [0.1 + 0.2, '0.3'],
])('%d is shown as %s', (value, shown) => expect(showNumber(value)).toBe(shown));

test('money and percent are written at the number, other units after it', () => {
  expect(showMeasure(230, '$')).toBe('$230');
  expect(showMeasure(-3, '$')).toBe('−$3');
  expect([906.5, -0.25, 1813].map((sum) => showMeasure(sum, '$'))).toEqual(['$906.50', '−$0.25', '$1,813']);
  expect(showMeasure(40, '%')).toBe('40%');
  expect(attachUnit('13 1/3', 'ha')).toBe('13 1/3 ha');
  expect(showMeasure(7, '')).toBe('7');
});

test('one of counted things is told as one, and signs of units stay', () => {
  expect(showMeasure(1, 'blocks')).toBe('1 block');
  expect(showMeasure(-1, 'people')).toBe('−1 person');
  expect(showMeasure(1, 'half hours')).toBe('1 half hour');
  expect(showMeasure(1, 'buses')).toBe('1 bus');
  expect(['m', 'kWh', 'hundredths s', 'users/month'].map((unit) => showMeasure(1, unit))).toEqual([
    '1 m',
    '1 kWh',
    '1 hundredths s',
    '1 users/month',
  ]);
  expect(showMeasure(1.5, 'cups')).toBe('1.5 cups');
});

test('a place without a value stays as it is', () => {
  expect(fillIn('{n} of {all}', { n: '3' })).toBe('3 of {all}');
});
