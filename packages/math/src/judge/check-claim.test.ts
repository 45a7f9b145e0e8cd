import { expect, test } from 'vitest';
import { checkClaim } from './check-claim.ts';
import { evaluateExact, parseNumberLike } from './equivalent.ts';

test.each([
  ['18/30 = 6/10', 'true'],
  ['4 + 5 = 9', 'true'],
  ['4 + 5 = 9 = 3 × 3', 'true'],
  ['2:3 = 4:6', 'true'],
  ['6 km / 2 h = 3 km/h', 'true'],
  ['$4 × 3 = $12', 'true'],
  ['12 in = 1 ft', 'true'],
  ['25% = 1/4', 'true'],
  ['2(x+1) = 2x+2', 'true'],
  ['√2 < 1.5 <= 3/2', 'true'],
  ['4 + 5 = 9 = 8', 'false'],
  ['1/3 = 0.33', 'false'],
  ['2:3 = 3:2', 'false'],
  ['3 > 4', 'false'],
  ['5 cm = 5', 'false'],
  ['4 + 5', 'unreadable'],
  ['4 + = 9', 'unreadable'],
  ['x > 4', 'unreadable'],
])('the claim %s is %s', (claim, truth) => {
  expect(checkClaim(claim)).toBe(truth);
});

test.each([
  ['3/4 + 1/4', 1n, 1n],
  ['√16', 4n, 1n],
  ['2:3', 2n, 3n],
  ['2^-3', 1n, 8n],
])('%s has an exact value', (text, n, d) => {
  expect(evaluateExact(text)).toEqual({ n, d });
});

test.each(['√2', 'x', '1/0', '2+', '5 cm', '(1,2)'])('%s has no exact value', (text) => {
  expect(evaluateExact(text)).toBeNull();
});

test.each([
  ['25%', 1n, 4n],
  ['2 1/2', 5n, 2n],
  ['$3.50', 7n, 2n],
  ['350¢', 7n, 2n],
  ['1,032', 1032n, 1n],
  ['x = 4', 4n, 1n],
  ['5 m', 5n, 1n],
])('%s is read as a plain number', (text, n, d) => {
  expect(parseNumberLike(text)).toEqual({ n, d });
});
