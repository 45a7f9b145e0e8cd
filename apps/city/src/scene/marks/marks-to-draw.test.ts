import { expect, test } from 'vitest';
import { marksToDraw } from './marks-to-draw.ts';

test('a blueprint that may not stand has another mark, as large as its numbers', () => {
  const ghost = { type: 'park', x: 3, y: 4, params: { w: 3, h: 2 }, valid: false } as const;
  expect(marksToDraw({ plot: null, ghost, cursor: { x: 3, y: 4 }, others: [] })).toEqual([
    { kind: 'refused', x: 3, y: 4, width: 3, height: 2 },
    { kind: 'cursor', x: 3, y: 4, width: 1, height: 1 },
  ]);
  expect(
    marksToDraw({ plot: 0, ghost: { ...ghost, valid: true }, cursor: null, others: [] }).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['plot', 'allowed']);
});

test('another player stands on a tile, or holds the ground of a building, in a colour of their own', () => {
  const others = [
    { x: 5, y: 6, type: null, hue: 2 },
    { x: 9, y: 9, type: 'tower', hue: 3 },
  ] as const;
  expect(marksToDraw({ plot: null, ghost: null, cursor: null, others })).toEqual([
    { kind: 'other', x: 5, y: 6, width: 1, height: 1, hue: 2 },
    { kind: 'other', x: 9, y: 9, width: 2, height: 2, hue: 3 },
  ]);
});
