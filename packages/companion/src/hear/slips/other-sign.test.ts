import { expect, test } from 'vitest';
import { otherSign } from './other-sign.ts';

test.each([
  ['-6 - 2 = -4', { with: '-6 + 2' }],
  ['4 × 3 = 7', { with: '4 + 3' }],
  ['9 - 20 = 11', 'turned'],
  ['9 - 20 = 12', null],
  ['2 + 3 + 4 = 8', null],
])('a false result is known by the sign it would belong to: %s', (line, slip) => {
  expect(otherSign(line)).toEqual(slip);
});
