import { expect, test } from 'vitest';
import { readClaim } from './read-claim.ts';

test.each([
  ['i got 252', '252'],
  ['21, 31, 41', '21, 31, 41'],
  ['it is 2, -2', '2, -2'],
  ['25 bc u round up to 30', '25'],
  ['i think yes cuz all the corners are 90', null],
])('"%s" offers %s', (said, claim) => {
  expect(readClaim(said)).toBe(claim);
});
