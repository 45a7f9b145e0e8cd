import * as fc from 'fast-check';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyTimeline = fc.record({
  kind: fc.constant('timeline' as const),
  min: anyNumber,
  max: anyNumber,
  step: fc.constantFrom(0.5, 1, 10),
  label: anyLabel,
  rows: fc.array(fc.record({ name: anyLabel, times: fc.array(anyNumber, { minLength: 1, maxLength: 8 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  marked: fc.array(anyNumber, { maxLength: 3 }),
});
