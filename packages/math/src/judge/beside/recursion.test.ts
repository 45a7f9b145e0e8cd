import { expect, test } from 'vitest';
import { sameRecursion } from './recursion.ts';

test.each([
  ['a1 = 3, an = 2a(n-1)', true],
  ['a_n = 2a_{n-1}, a_1 = 3', true],
  ['a_1 = 3; a_(n+1) = 2a_n', true],
  ['f(1) = 3, f(n) = 2f(n - 1) for n ≥ 2', true],
  ['a_n = a_(n-1)·2 and a_1 = 3', true],
  ['a_1 = 2, a_n = 3a_(n-1)', false],
  ['a_0 = 3, a_n = 2a_(n-1)', false],
  ['a_1 = 3, a_n = a_(n-1) + 2', false],
  ['a_n = 2a_(n-1)', null],
  ['a_n = 3 · 2^(n-1)', null],
])('the recursive rule %s beside a_1 = 3, a_n = 2a_(n-1) is %s', (typed, same) => {
  expect(sameRecursion(typed, 'a_1 = 3, a_n = 2a_(n-1)') === true).toBe(same === true);
});

test('a rule with its place in it is not moved by one', () => {
  expect(sameRecursion('a_1 = 5, a_(n+1) = a_n - n', 'a_1 = 5, a_n = a_(n-1) - n')).not.toBe(true);
});
