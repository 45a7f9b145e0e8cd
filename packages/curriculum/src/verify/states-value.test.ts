import { expect, test } from 'vitest';
import { statesValue } from './states-value.ts';

test.each([
  ['There are 6 cups.', '6', true],
  ['There are 16 cups.', '6', false],
  ['There are 6.5 cups.', '6', false],
  ['There are 6.', '6', true],
  ['The ratio is 6:4.', '6', false],
  ['The ratio is 2:3.', '2:3', true],
  ['The ratio is 12:3.', '2:3', false],
  ['It is 2 and 1/2 ft.', '2 1/2', true],
  ['The point (3, 4) fits.', '(3, 4)', true],
])('"%s" states %s: %s', (text, value, expected) => {
  expect(statesValue(text, value)).toBe(expected);
});
