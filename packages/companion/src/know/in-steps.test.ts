import { expect, test } from 'vitest';
import { finish, mapInSteps } from './in-steps.ts';

test('a list is mapped with a pause after each so many items, and to its end', () => {
  const work = mapInSteps([1, 2, 3, 4, 5], (one) => one * 10, 2);
  expect([work.next().done, work.next().done]).toEqual([false, false]);
  expect(work.next()).toEqual({ done: true, value: [10, 20, 30, 40, 50] });
});

test('work that has begun is finished from where it is', () => {
  const seen: number[] = [];
  const work = mapInSteps([1, 2, 3], (one) => seen.push(one), 1);
  work.next();
  expect(seen).toEqual([1]);
  finish(work);
  expect(seen).toEqual([1, 2, 3]);
});
