import { expect, test } from 'vitest';
import { describeDiagram } from '../../describe-diagram.ts';
import { corners } from '../../figure/figure-samples.ts';
import type { Polygon } from './schema.ts';

const polygon = (...places: readonly (readonly [number, number])[]): Polygon => ({
  kind: 'polygon',
  points: corners(...places),
  area: places.map((_, index) => index),
  segments: [],
  angles: [],
  circles: [],
  toScale: true,
});

test('a polygon is named after its corners', () => {
  expect(describeDiagram(polygon([0, 0], [4, 0], [4, 2]))).toMatch(/^Triangle/);
  expect(describeDiagram(polygon([0, 0], [3, 0], [5, 2], [4, 5], [2, 6], [0, 5], [-1, 3]))).toMatch(
    /^Polygon with 7 corners/,
  );
});

test('the short pieces of an arc are no corners', () => {
  const arc = Array.from({ length: 9 }, (_, index) => {
    const turn = (Math.PI * (index + 1)) / 10;
    return [3 + 3 * Math.cos(turn), 4 + 3 * Math.sin(turn)] as const;
  });
  const window = polygon([0, 0], [6, 0], [6, 4], ...arc, [0, 4]);
  expect(describeDiagram(window)).toMatch(/^Shape with a rounded side/);
});
