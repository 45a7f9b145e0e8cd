import { expect, test } from 'vitest';
import { drawSkyline } from './skyline-shapes.ts';

const size = { width: 1100, height: 620, blocks: 13, tile: 40, seed: 11 };

test('the same seed draws the same city, another seed another one', () => {
  expect(drawSkyline(size)).toEqual(drawSkyline(size));
  expect(drawSkyline({ ...size, seed: 12 })).not.toEqual(drawSkyline(size));
});

test('draws one box a block, roads flat and without houses', () => {
  const boxes = drawSkyline({ ...size, height: 720 });
  expect(boxes).toHaveLength(13 * 13);
  expect(boxes.find(({ key }) => key === '3.0')).toMatchObject({ litWindows: '', left: '', right: '' });
});

test('leaves out what would stand below the picture, and keeps what its roof reaches into', () => {
  const keys = drawSkyline({ ...size, height: 400 }).map(({ key }) => key);
  expect(keys).toContain('0.0');
  expect(keys).not.toContain('12.12');
});
