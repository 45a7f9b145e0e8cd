import * as fc from 'fast-check';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyMeasuringScale = fc.record({
  kind: fc.constant('measuring-scale' as const),
  min: anyNumber,
  max: anyNumber,
  step: fc.constantFrom(0.25, 1),
  labelStep: fc.constantFrom(0.5, 1, 5),
  unit: anyLabel,
  as: fc.constantFrom('decimal' as const, 'fraction' as const),
  object: fc.record({ name: anyLabel, from: anyNumber, to: anyNumber }),
});
