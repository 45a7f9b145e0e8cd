import * as fc from 'fast-check';
import { anyCurve, anyPlaneAxis } from '../../curve/any-curve.ts';
import { anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyRiemannSum = fc.record({
  kind: fc.constant('riemann-sum' as const),
  x: anyPlaneAxis,
  y: anyPlaneAxis,
  formula: anyCurve.map(({ formula }) => formula),
  from: anyNumber,
  to: anyNumber,
  parts: fc.integer({ min: 1, max: 20 }),
  rule: fc.constantFrom(
    'left' as const,
    'right' as const,
    'midpoint' as const,
    'trapezoid' as const,
    'exact' as const,
  ),
});
