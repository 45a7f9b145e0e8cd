import { expect, test } from 'vitest';
import { toldAt } from './told-function.ts';

test('a falling line loses the same number with each step', () => {
  expect([0, 1, 2].map((x) => toldAt({ family: 'falls', start: 4, step: 3 }, x))).toEqual([4, 1, -2]);
});

test('what is multiplied by two with each step grows from its start', () => {
  expect([0, 1, 3].map((x) => toldAt({ family: 'doubles', start: 5, step: 2 }, x))).toEqual([5, 10, 40]);
});
