import * as fc from 'fast-check';
import { anyPlaneAxis } from '../../curve/any-curve.ts';
import { anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyResidualPlot = fc.record({
  kind: fc.constant('residual-plot' as const),
  x: anyPlaneAxis,
  y: anyPlaneAxis,
  points: fc.array(fc.tuple(anyNumber, anyNumber), { minLength: 3, maxLength: 12 }),
});
