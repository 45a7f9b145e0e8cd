import { expect, test } from 'vitest';
import { freshSayBudget, type SayBudget, spendSay } from './say-limiter.ts';

function sayAt(times: number[]): boolean[] {
  let budget: SayBudget = freshSayBudget(0);
  return times.map((time) => {
    const next = spendSay(budget, time);
    if (next) budget = next;
    return next !== undefined;
  });
}

test('three things at once, then one in two seconds', () => {
  expect(sayAt([0, 0, 0, 0, 1999, 2000, 2001, 4000])).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('a long silence saves up no more than three', () => {
  expect(sayAt([600_000, 600_000, 600_000, 600_001])).toEqual([true, true, true, false]);
});
