import { expect, test } from 'vitest';
import type { Curve, Formula } from './curve.ts';
import { functionValue } from './function-value.ts';
import { sayCurve } from './say-curve.ts';
import { traceCurve } from './trace-curve.ts';

test.each<[Formula, number, number | null]>([
  [{ type: 'polynomial', coefficients: [1, -2, 3] }, 2, 9],
  [{ type: 'exponential', a: 3, base: 2, k: -1 }, 3, 23],
  [{ type: 'logarithm', a: 1, base: 2, h: 1, k: 4 }, 9, 7],
  [{ type: 'logarithm', a: 1, base: 2, h: 1, k: 4 }, 0, null],
  [{ type: 'logarithm', a: 1, base: 2, h: 1, k: 4, left: true }, -7, 7],
  [{ type: 'logarithm', a: 1, base: 2, h: 1, k: 4, left: true }, 2, null],
  [{ type: 'absolute', a: -2, h: 3, k: 5 }, 1, 1],
  [{ type: 'root', a: 2, h: -1, k: 0 }, 8, 6],
  [{ type: 'root', a: 2, h: -1, k: 0 }, -2, null],
  [{ type: 'root', a: 2, h: 3, k: 1, left: true }, -1, 5],
  [{ type: 'root', a: 2, h: 3, k: 1, left: true }, 4, null],
  [{ type: 'cube-root', a: 2, h: 1, k: 3 }, 9, 7],
  [{ type: 'cube-root', a: 2, h: 1, k: 3 }, -7, -1],
  [{ type: 'reciprocal', a: 6, h: 1, k: 2 }, 3, 5],
  [{ type: 'reciprocal', a: 6, h: 1, k: 2 }, 1, null],
  [{ type: 'sine', amplitude: 3, period: 4, shift: 0, middle: 1 }, 1, 4],
  [
    {
      type: 'path',
      places: [
        [0, 0],
        [2, 4],
        [5, 1],
      ],
    },
    3,
    3,
  ],
  [
    {
      type: 'path',
      places: [
        [0, 0],
        [2, 4],
      ],
    },
    9,
    null,
  ],
])('%j has at %d the value %s', (formula, x, value) => {
  const found = functionValue(formula, x);
  if (value === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(value, 9);
});

const plane = {
  field: { x: 0, y: 0, width: 100, height: 100 },
  min: -5,
  max: 5,
  place: ([x, y]: readonly [number, number]) => ({ x: (x + 5) * 10, y: (5 - y) * 10 }),
};
const ends = { from: null, to: null, fromOpen: false, toOpen: false };

test('a curve breaks at a pole instead of joining both sides', () => {
  expect(traceCurve({ formula: { type: 'reciprocal', a: 1, h: 0, k: 0 }, ...ends }, plane)).toHaveLength(2);
});

test('a curve that leaves the field and comes back is drawn to the edge and again from it', () => {
  const runs = traceCurve({ formula: { type: 'polynomial', coefficients: [7, 0, -1] }, ...ends }, plane);
  expect(runs).toHaveLength(2);
  expect(runs[0]?.at(-1)?.y).toBeCloseTo(0, 6);
  for (const { y } of runs.flat()) expect(y).toBeGreaterThanOrEqual(-1e-9);
});

test('a corner of a path is drawn exactly', () => {
  const [run] = traceCurve(
    {
      formula: {
        type: 'path',
        places: [
          [-5, 0],
          [0.123, 4],
          [5, 0],
        ],
      },
      ...ends,
    },
    plane,
  );
  expect(Math.min(...(run ?? []).map(({ y }) => y))).toBeCloseTo(10, 9);
});

test('a logarithm runs down beside its border to the edge of the field', () => {
  const formula = { type: 'logarithm', a: 1, base: 8, h: 1, k: 0 } as const;
  const [run] = traceCurve({ formula, ...ends }, plane);
  expect(Math.max(...(run ?? []).map(({ y }) => y))).toBeCloseTo(100, 6);
  expect(run?.[0]?.x).toBeCloseTo(60, 1);
});

test('the corners of a path are told, also beside the grid lines', () => {
  const path: Curve = {
    formula: {
      type: 'path',
      places: [
        [0, 1],
        [2.5, 7],
        [6, 7],
      ],
    },
    from: null,
    to: null,
    fromOpen: false,
    toOpen: false,
  };
  const axis = { label: 'Time', min: 0, max: 10, step: 5 };
  expect(sayCurve(path, { x: axis, y: axis }, 'The graph')).toBe(
    'The graph is made of straight pieces. It passes through (0, 1), (2.5, 7), and (6, 7).',
  );
});

test('a curve that meets few crossings of the grid is told by its way', () => {
  const axis = { label: 'x', min: -5, max: 5, step: 1 };
  const tell = (base: number): string =>
    sayCurve(
      { formula: { type: 'exponential', a: 1, base, k: 2 }, ...ends },
      { x: axis, y: { ...axis, min: -8, max: 8 } },
      'The graph',
    );
  expect(tell(7)).toBe('The graph is curved. It rises from left to right. It passes through (0, 3).');
  expect(tell(1 / 7)).toContain('It falls from left to right.');
  expect(tell(2)).not.toContain('from left to right');
});

test('the graph of an absolute value is not told as curved', () => {
  const axis = { label: 'x', min: -3, max: 3, step: 1 };
  const bent: Curve = { formula: { type: 'absolute', a: 1, h: 1, k: -2 }, ...ends };
  expect(sayCurve(bent, { x: axis, y: axis }, 'The graph')).toBe(
    'The graph is made of two straight pieces. It passes through (−3, 2), (−2, 1), (−1, 0), (0, −1), (1, −2), (2, −1), and (3, 0).',
  );
});
