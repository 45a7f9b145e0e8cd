import { expect, test } from 'vitest';
import { listedWithAnd } from './listed-with-and.ts';

test.each([
  ['−3, 7', '−3 and 7'],
  ['5', '5'],
  ['4, 5.5, 7', '4, 5.5, and 7'],
  ['(2, 7), (3, 6)', '(2, 7) and (3, 6)'],
  ['(−7 − √61)/2, (−7 + √61)/2', '(−7 − √61)/2 and (−7 + √61)/2'],
  ['(3, 6)', '(3, 6)'],
])('reads %s as %s', (set, read) => {
  expect(listedWithAnd(set)).toBe(read);
});
