import { expect, test } from 'vitest';
import { boxContains, boxesOverlap, clipStroke, strokeCrossesBox } from './box.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };

test('boxes that share only an edge do not overlap', () => {
  expect(boxesOverlap(box, { ...box, x: 10 })).toBe(false);
  expect(boxesOverlap(box, { ...box, x: 9 })).toBe(true);
});

test('a box holds another only when all of it is inside', () => {
  expect(boxContains(box, { x: 1, y: 1, width: 9, height: 9 })).toBe(true);
  expect(boxContains(box, { x: 2, y: 1, width: 9, height: 9 })).toBe(false);
});

test('clips a stroke to the box it crosses and finds none where it misses', () => {
  expect(clipStroke({ x: -10, y: 5 }, { x: 30, y: 5 }, box)).toEqual([
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ]);
  expect(strokeCrossesBox({ x: -1, y: 9 }, { x: 5, y: 24 }, box)).toBe(false);
});
