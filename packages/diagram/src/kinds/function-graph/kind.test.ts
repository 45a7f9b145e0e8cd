import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutFunctionGraph } from './layout.ts';
import { readBackFunctionGraph } from './read-back.ts';
import type { FunctionGraph } from './schema.ts';

const whole = { from: null, to: null, fromOpen: false, toOpen: false };
const graph: FunctionGraph = {
  kind: 'function-graph',
  x: { label: 'x', min: -4, max: 4, step: 1 },
  y: { label: 'y', min: -4, max: 4, step: 1 },
  curves: [{ formula: { type: 'polynomial', coefficients: [-2, 0, 1] }, ...whole }],
  points: [],
  asymptotes: [],
};

test('every drawn place lies on the function', () => {
  const { curves } = readBackFunctionGraph(layoutFunctionGraph(graph));
  const places = curves.flat(2);
  expect(places.length).toBeGreaterThan(50);
  // Between two samples the curve is drawn straight.
  for (const { x, y } of places) expect(Math.abs(y - (x * x - 2))).toBeLessThan(0.01);
});

describe('check', () => {
  test('finds nothing in a sound graph', () => expect(checkDiagram(graph)).toEqual([]));

  test.each([
    [
      { curves: [{ formula: { type: 'polynomial', coefficients: [90] }, ...whole }] },
      'A curve misses the plane.',
    ],
    [{ curves: [{ ...graph.curves[0], from: 2, to: 1 }] }, 'A curve must run from left to right.'],
    [{ points: [{ x: 9, y: 0, label: null, open: false }] }, 'Point (9, 0) is outside the plane.'],
    [{ asymptotes: [{ axis: 'y', at: 9 }] }, 'The dashed line y = 9 is outside the plane.'],
    [
      {
        curves: [
          {
            formula: {
              type: 'path',
              places: [
                [1, 1],
                [0, 0],
              ],
            },
            ...whole,
          },
        ],
      },
      'The places of a path must go from left to right.',
    ],
  ])('%j is refused', (change, problem) => {
    expect(checkDiagram({ ...graph, ...(change as Partial<FunctionGraph>) })).toContain(problem);
  });
});

describe('describe', () => {
  test('tells crossings of grid lines and never the formula', () => {
    expect(describeDiagram(graph)).toContain(
      'The graph is curved. It passes through (−2, 2), (−1, −1), (0, −2), (1, −1), and (2, 2).',
    );
  });

  test('tells ends, open circles and dashed lines', () => {
    const text = describeDiagram({
      ...graph,
      curves: [
        { formula: { type: 'root', a: 1, h: 0, k: 1 }, from: 0, to: 4, fromOpen: false, toOpen: true },
      ],
      points: [{ x: 1, y: 3, label: '', open: true }],
      asymptotes: [{ axis: 'x', at: -1 }],
    });
    expect(text).toContain(
      'It starts at (0, 1) with a filled circle. It ends at (4, 3) with an open circle.',
    );
    expect(text).toContain('An open circle is marked at (1, 3). A dashed vertical line stands at x = −1.');
  });
});

test('pieces of one function look alike and are told as pieces', () => {
  const piece = (from: number, to: number) => ({
    formula: { type: 'polynomial' as const, coefficients: [from] },
    from,
    to,
    fromOpen: false,
    toOpen: true,
  });
  const broken: FunctionGraph = { ...graph, curves: [piece(-3, 1), piece(1, 3)] };
  expect(describeDiagram(broken)).toContain('Graph of a function in 2 pieces.');
  expect(describeDiagram(broken)).toContain('The second piece is straight.');
  expect(layoutFunctionGraph(broken).pieces).toBe(true);
  expect(layoutFunctionGraph({ ...graph, curves: [piece(-3, 2), piece(1, 3)] }).pieces).toBe(false);
});

test('a bare axis has no numbers and no grid lines, and its name only in words', () => {
  const bare: FunctionGraph = { ...graph, y: { ...graph.y, bare: true } };
  const layout = layoutFunctionGraph(bare);
  expect(layout.gridY).toEqual([]);
  expect(layout.gridX.length).toBeGreaterThan(4);
  expect(describeDiagram(bare)).toContain('The vertical axis shows y, without numbers.');
  const wide: FunctionGraph = {
    ...bare,
    curves: [{ formula: { type: 'polynomial', coefficients: [-1, 0, 1] }, ...whole }],
  };
  expect(describeDiagram(wide)).toContain('it lies above, then below, then above the horizontal axis');
  expect(checkDiagram(bare)).toEqual([]);
  const sketch = layoutFunctionGraph({ ...bare, x: { ...graph.x, bare: true } });
  expect(sketch.labels.map(({ text }) => text)).toEqual(['x', 'y']);
});
