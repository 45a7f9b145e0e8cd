import { expect, test } from 'vitest';
import { withoutTag } from './asks-right.ts';

test.each([
  ['4x = 12, right?', '4x = 12'],
  ['7 * 14 is 98 correct?', '7 * 14 is 98'],
  ['so its 5p. is that right?', 'so its 5p'],
  ['4x = 12?', '4x = 12?'],
])('the word that asks whether a line holds is left out: %s', (text, rest) =>
  expect(withoutTag(text)).toBe(rest),
);
