import type { FunctionGraph } from './schema.ts';

const whole = { from: null, to: null, fromOpen: false, toOpen: false };
const axis = (label: string, min: number, max: number) => ({ label, min, max, step: 1 });

export const functionGraphSamples: readonly FunctionGraph[] = [
  {
    kind: 'function-graph',
    x: axis('x', -5, 5),
    y: axis('y', -5, 5),
    curves: [{ formula: { type: 'polynomial', coefficients: [-3, 0, 1] }, ...whole }],
    points: [{ x: 0, y: -3, label: '', open: false }],
    asymptotes: [],
  },
  {
    kind: 'function-graph',
    x: { label: 'Hours', min: 0, max: 8, step: 1 },
    y: { label: 'Bacteria (thousands)', min: 0, max: 40, step: 5 },
    curves: [
      { formula: { type: 'exponential', a: 5, base: 1.3, k: 0 }, ...whole },
      { formula: { type: 'polynomial', coefficients: [5, 3] }, ...whole },
    ],
    points: [],
    asymptotes: [],
  },
  {
    kind: 'function-graph',
    x: axis('x', -6, 6),
    y: axis('y', -6, 6),
    curves: [{ formula: { type: 'reciprocal', a: 4, h: 1, k: -1 }, ...whole }],
    points: [],
    asymptotes: [
      { axis: 'x', at: 1 },
      { axis: 'y', at: -1 },
    ],
  },
  {
    kind: 'function-graph',
    x: axis('x', -4, 6),
    y: axis('y', -2, 6),
    curves: [
      {
        formula: {
          type: 'path',
          places: [
            [-3, 1],
            [1, 5],
          ],
        },
        from: -3,
        to: 1,
        fromOpen: false,
        toOpen: true,
      },
      { formula: { type: 'root', a: 1, h: 1, k: 2 }, from: 1, to: null, fromOpen: false, toOpen: false },
    ],
    points: [],
    asymptotes: [],
  },
  {
    kind: 'function-graph',
    x: { ...axis('Time', 0, 6), bare: true },
    y: { ...axis('Amount', 0, 5), bare: true },
    curves: [
      {
        formula: {
          type: 'path',
          places: [
            [0, 1],
            [2, 4],
            [4, 4],
            [5, 1],
          ],
        },
        ...whole,
      },
    ],
    points: [],
    asymptotes: [],
  },
];
