import { expect, test } from 'vitest';
import { marksOf } from './marks-of.ts';

test('a blueprint that may not stand has another mark, as large as its numbers', () => {
  const ghost = { type: 'park', x: 3, y: 4, params: { w: 3, h: 2 }, valid: false } as const;
  expect(marksOf({ plot: null, ghost, cursor: { x: 3, y: 4 } })).toEqual([
    { kind: 'refused', x: 3, y: 4, width: 3, height: 2 },
    { kind: 'cursor', x: 3, y: 4, width: 1, height: 1 },
  ]);
  expect(
    marksOf({ plot: 0, ghost: { ...ghost, valid: true }, cursor: null }).map(({ kind }) => kind),
  ).toEqual(['plot', 'allowed']);
});
