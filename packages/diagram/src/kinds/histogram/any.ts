import * as fc from 'fast-check';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyHistogram = fc.record({
  kind: fc.constant('histogram' as const),
  from: anyNumber,
  width: fc.constantFrom(0.1, 1, 25),
  counts: fc.array(fc.option(fc.integer({ min: 0, max: 1000 })), { minLength: 2, maxLength: 12 }),
  top: fc.integer({ min: 1, max: 1000 }),
  step: fc.integer({ min: 1, max: 500 }),
  lastWide: fc.option(fc.boolean(), { nil: undefined }),
  label: anyLabel,
  countLabel: anyLabel,
});
