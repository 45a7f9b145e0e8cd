import * as fc from 'fast-check';
import { anyLabel } from '../../testing/any-parts.ts';

const anyShare = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);

/** Any data the schema lets through, sensible or not. */
export const anyDistribution = fc.record({
  kind: fc.constant('distribution' as const),
  label: anyLabel,
  top: fc.constantFrom(0.1, 0.5, 1),
  step: fc.constantFrom(0.05, 0.1, 1),
  bars: fc.array(fc.record({ value: anyLabel, probability: fc.option(anyShare), marked: fc.boolean() }), {
    minLength: 2,
    maxLength: 11,
  }),
});
