import { expect, test } from 'vitest';
import { mathPieces } from './math-pieces.ts';
import { pointIn, readClaim, valuesSaid } from './read-claim.ts';

test.each([
  ['i got 252', '252'],
  ['21, 31, 41', '21, 31, 41'],
  ['it is 2, -2', '2, -2'],
  ['25 bc u round up to 30', '25'],
  ['i think yes cuz all the corners are 90', null],
])('"%s" offers %s', (said, claim) => {
  expect(readClaim(said)).toBe(claim);
});

test.each([
  ['so x = 0 and x = -2', ['0', '-2']],
  ['x^2 = 4, x = 2 or -2', ['2', '-2']],
  ['u = pi/6 and 5pi/6', ['pi/6', '5pi/6']],
  ['5/5 and 15/5 so 1 and 3', ['1', '3']],
  ['x = 4, y = 2', null],
  ['12 so 36', null],
])('"%s" ends in the values %j', (said, values) => expect(valuesSaid(mathPieces(said))).toEqual(values));

test.each([
  ['is it (-∞, -15) u (-15, -4)', '(-∞, -15) ∪ (-15, -4)'],
  ['(-inf, -2) or (0, inf)', '(-∞, -2) ∪ (0, ∞)'],
  ['its (3, 4]', '(3, 4]'],
  ['from (1,2) to (3,4)', null],
])('"%s" says the interval %j', (said, found) => expect(pointIn(said)).toBe(found));
