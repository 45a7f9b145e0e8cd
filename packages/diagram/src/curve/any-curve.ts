import * as fc from 'fast-check';
import { anyNumber, maybeNumber } from '../testing/any-parts.ts';

const base = fc.constantFrom(0.5, 1, 2, 10);
const anyFormula = fc.oneof(
  fc.record({
    type: fc.constant('polynomial' as const),
    coefficients: fc.array(anyNumber, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({ type: fc.constant('exponential' as const), a: anyNumber, base, k: anyNumber }),
  fc.record({ type: fc.constant('logarithm' as const), a: anyNumber, base, h: anyNumber, k: anyNumber }),
  fc.record({
    type: fc.constant('logarithm' as const),
    a: anyNumber,
    base,
    h: anyNumber,
    k: anyNumber,
    left: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom('absolute' as const, 'root' as const, 'cube-root' as const, 'reciprocal' as const),
    a: anyNumber,
    h: anyNumber,
    k: anyNumber,
  }),
  fc.record({
    type: fc.constant('root' as const),
    a: anyNumber,
    h: anyNumber,
    k: anyNumber,
    left: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('sine' as const),
    amplitude: anyNumber,
    period: base,
    shift: anyNumber,
    middle: anyNumber,
  }),
  fc.record({
    type: fc.constant('path' as const),
    places: fc.array(fc.tuple(anyNumber, anyNumber), { minLength: 2, maxLength: 6 }),
  }),
);

/** Any curve the schema lets through, sensible or not. */
export const anyCurve = fc.record({
  formula: anyFormula,
  from: maybeNumber,
  to: maybeNumber,
  fromOpen: fc.boolean(),
  toOpen: fc.boolean(),
});

export const anyPlaneAxis = fc.record({
  label: fc.constantFrom('x', 'Hours', ''),
  min: fc.integer({ min: -20, max: 0 }),
  max: fc.integer({ min: 1, max: 20 }),
  step: fc.constantFrom(0.5, 1, 2, 5),
});
