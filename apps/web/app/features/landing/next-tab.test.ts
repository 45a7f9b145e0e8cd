import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s leads from tab %d to tab %d', (key, from, to) => {
  expect(nextTab(key, from, 5)).toBe(to);
});

test('other keys are left to the page', () => {
  expect(nextTab('Tab', 2, 5)).toBeUndefined();
});
