import { expect, test } from 'vitest';
import { groupDigits, groupDigitsOfContent } from './group-digits.ts';

test.each([
  ['1200', '1,200'],
  ['999 and 1000', '999 and 1,000'],
  ['1234567 people', '1,234,567 people'],
  ['−4500', '−4,500'],
  ['1200.5 ÷ 4', '1,200.5 ÷ 4'],
  ['42, 210, 1050', '42, 210, 1,050'],
])('a number of four or more digits has commas: %s', (text, grouped) => {
  expect(groupDigits(text)).toBe(grouped);
  expect(groupDigits(grouped)).toBe(grouped);
});

test.each([
  '0.12345',
  '1,200',
  '(1000, 2000)',
  '[1153, 1165]',
  '1/1000',
  '1/2/2030',
  'a1000',
  'In 1936 a paper',
  'since 2018',
  'asked in 1936.',
])('no comma comes into %s', (text) => {
  expect(groupDigits(text)).toBe(text);
});

test('a formula has its commas in braces, and a price keeps its dollar sign', () => {
  expect(groupDigitsOfContent('Solve $4x = 1200$ for \\$1500.')).toBe('Solve $4x = 1{,}200$ for \\$1,500.');
  expect(groupDigitsOfContent('$\\frac{1024}{3}$')).toBe('$\\frac{1{,}024}{3}$');
});
