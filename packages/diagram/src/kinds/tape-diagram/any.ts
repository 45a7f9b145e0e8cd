import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyTapeDiagram = fc.record({
  kind: fc.constant('tape-diagram' as const),
  rows: fc.array(
    fc.record({
      label: anyLabel,
      boxes: fc.integer({ min: 1, max: 24 }),
      boxLabel: maybeLabel,
      total: maybeLabel,
      goesOn: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  bracket: maybeLabel,
});
