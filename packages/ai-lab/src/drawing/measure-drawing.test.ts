import { expect, test } from 'vitest';
import { measureDrawing, type Point } from './measure-drawing.ts';

const lineOf = (to: Point): readonly Point[] =>
  Array.from({ length: 50 }, (_, at) => ({ x: (to.x * at) / 49, y: (to.y * at) / 49 }));
const ring = Array.from({ length: 60 }, (_, at) => ({
  x: 50 * Math.cos(at / 9.55),
  y: 50 * Math.sin(at / 9.55),
}));

test('a tall drawing is narrow, a flat one is wide, a ring is neither', () => {
  expect(measureDrawing([lineOf({ x: 0, y: 90 })])).toMatchObject({ kind: 'measured', x: 0 });
  expect(measureDrawing([lineOf({ x: 90, y: 0 })])).toMatchObject({ kind: 'measured', x: 100 });
  expect(measureDrawing([ring])).toMatchObject({ kind: 'measured', x: 50 });
});

test('a filled drawing is fuller than its outline, wherever and however large it is drawn', () => {
  const filled = Array.from({ length: 12 }, (_, row) => [
    { x: 0, y: row * 9 },
    { x: 100, y: row * 9 },
  ]);
  const small = filled.map((stroke) => stroke.map(({ x, y }) => ({ x: 300 + x / 5, y: 40 + y / 5 })));
  const [full, outline] = [measureDrawing(filled), measureDrawing([ring])];
  if (full.kind !== 'measured' || outline.kind !== 'measured') throw new Error('both are drawings');
  expect(full.y).toBeGreaterThan(outline.y + 20);
  expect(measureDrawing(small)).toEqual(full);
});

test('nothing, a dot and places that are no numbers are told from a drawing', () => {
  expect(measureDrawing([])).toEqual({ kind: 'empty' });
  expect(measureDrawing([[{ x: Number.NaN, y: 1 }]])).toEqual({ kind: 'empty' });
  expect(
    measureDrawing([
      [
        { x: 4, y: 4 },
        { x: 5, y: 4 },
      ],
    ]),
  ).toEqual({ kind: 'too-small' });
});

test('of a drawing of a million points a part is read, and the measures stay the same', () => {
  const million = Array.from({ length: 1_000_000 }, (_, at) => ({
    x: 50 * Math.cos(at / 159_155),
    y: 50 * Math.sin(at / 159_155),
  }));
  expect(measureDrawing([million])).toMatchObject({ kind: 'measured', x: 50, isThinned: true });
  const dots = Array.from({ length: 1_000_000 }, (_, at) => [{ x: at % 100, y: at % 90 }]);
  expect(measureDrawing(dots)).toMatchObject({ kind: 'measured', isThinned: true });
});
