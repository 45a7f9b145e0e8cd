import { expect, test } from 'vitest';
import { drawSkyline } from './skyline-shapes.ts';

const size = { width: 1100, height: 620, blocks: 13, tile: 40, seed: 11 };

test('the same seed draws the same city, another seed another one', () => {
  expect(drawSkyline(size)).toEqual(drawSkyline(size));
  expect(drawSkyline({ ...size, seed: 12 })).not.toEqual(drawSkyline(size));
});

test('draws one box a block, roads without houses', () => {
  const boxes = drawSkyline(size);
  expect(boxes).toHaveLength(13 * 13);
  expect(boxes.find(({ key }) => key === '3.0')?.litWindows).toBe('');
});
