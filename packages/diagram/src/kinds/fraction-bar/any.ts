import * as fc from 'fast-check';
import { anyLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyFractionBar = fc.record({
  kind: fc.constant('fraction-bar' as const),
  bars: fc.array(
    fc.record({
      label: anyLabel,
      wholes: fc.integer({ min: 1, max: 12 }),
      parts: fc.integer({ min: 1, max: 12 }),
      shaded: fc.integer({ min: 0, max: 144 }),
      group: fc.option(fc.integer({ min: 1, max: 144 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
