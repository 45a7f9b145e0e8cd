import { expect, test } from 'vitest';
import { withShownBlock } from './told-block.ts';

test.each([
  ['convert 0.58333... (the 3 repeats) to a fraction', 'convert 0.58333... to a fraction'],
  ['write 0.1666... as a fraction, the 6 repeats', 'write 0.1666... as a fraction'],
  ['what is 0.45 with the 45 repeating as a fraction', 'what is 0.454545... as a fraction'],
  ['write 0.136 bar over the 36 as a fraction', 'write 0.1363636... as a fraction'],
  ['0.7 repeating as a fraction', '0.777... as a fraction'],
  ['0.41666... as a fraction, the six repeats', '0.41666... as a fraction'],
])('the block that is told in words is shown: %s', (typed, meant) => {
  expect(withShownBlock(typed)).toBe(meant);
});

test.each([
  '0.83 (5 repeating) to a fraction',
  '0.36 repeating as a fraction',
  'write 0.3 repeating and 0.25 as fractions',
  'the 3 repeats',
])('a block that its number does not have, or that is not told, stays: %s', (typed) => {
  expect(withShownBlock(typed)).toBe(typed);
});
