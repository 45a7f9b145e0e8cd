import { expect, test } from 'vitest';
import { mixedText } from './mixed-text.ts';

test.each([
  [3, 4, '3/4'],
  [6, 8, '3/4'],
  [5, 2, '2 1/2'],
  [10, 2, '5'],
  [0, 3, '0'],
] as const)('%i over %i is written %s', (top, bottom, text) => {
  expect(mixedText(top, bottom)).toBe(text);
});
