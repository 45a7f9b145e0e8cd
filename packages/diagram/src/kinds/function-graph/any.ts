import * as fc from 'fast-check';
import { anyCurve, anyPlaneAxis } from '../../curve/any-curve.ts';
import { anyNumber, maybeLabel } from '../../testing/any-parts.ts';

const anyGraphAxis = fc.oneof(
  anyPlaneAxis,
  anyPlaneAxis.map((axis) => ({ ...axis, bare: true })),
);

/** Any data the schema lets through, sensible or not. */
export const anyFunctionGraph = fc.record({
  kind: fc.constant('function-graph' as const),
  x: anyGraphAxis,
  y: anyGraphAxis,
  curves: fc.array(anyCurve, { minLength: 1, maxLength: 4 }),
  points: fc.array(fc.record({ x: anyNumber, y: anyNumber, label: maybeLabel, open: fc.boolean() }), {
    maxLength: 4,
  }),
  asymptotes: fc.array(fc.record({ axis: fc.constantFrom('x' as const, 'y' as const), at: anyNumber }), {
    maxLength: 3,
  }),
});
