import * as fc from 'fast-check';
import { anyNumber, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyUprightLine = fc.record({
  kind: fc.constant('upright-line' as const),
  min: fc.integer({ min: -20, max: 0 }),
  max: fc.integer({ min: 1, max: 20 }),
  step: fc.constantFrom(0.25, 0.5, 1, 2),
  labelStep: fc.constantFrom(0.5, 1, 2, 5),
  as: fc.constantFrom('decimal' as const, 'fraction' as const),
  label: maybeLabel,
  points: fc.array(fc.record({ at: anyNumber, label: maybeLabel }), { maxLength: 4 }),
});
