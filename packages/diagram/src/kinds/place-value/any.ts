import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyPlaceValue = fc.record({
  kind: fc.constant('place-value' as const),
  highest: fc.integer({ min: -3, max: 6 }),
  lowest: fc.integer({ min: -4, max: 6 }),
  rows: fc.array(
    fc.record({
      label: anyLabel,
      digits: fc.array(maybeLabel, { minLength: 1, maxLength: 8 }),
      ruled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
