import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyRatioTable = fc.record({
  kind: fc.constant('ratio-table' as const),
  heads: fc.array(anyLabel, { minLength: 2, maxLength: 4 }),
  rows: fc.array(fc.array(maybeLabel, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 4 }),
  arrows: fc.array(
    fc.record({
      from: fc.integer({ min: -2, max: 7 }),
      to: fc.integer({ min: -2, max: 7 }),
      label: anyLabel,
    }),
    { maxLength: 3 },
  ),
});
