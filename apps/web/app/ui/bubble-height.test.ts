import { expect, test } from 'vitest';
import { bubbleMinHeight } from './bubble-height.ts';

test('longer texts get taller bubbles, in four steps [A-167] [D-49]', () => {
  const lengths = [0, 90, 100, 101, 150, 200, 201, 250, 300, 301, 350];
  expect(lengths.map(bubbleMinHeight)).toEqual([80, 80, 80, 120, 120, 120, 160, 160, 160, 200, 200]);
});
