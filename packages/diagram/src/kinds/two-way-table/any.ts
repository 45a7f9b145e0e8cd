import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyTwoWayTable = fc.record({
  kind: fc.constant('two-way-table' as const),
  title: anyLabel,
  columns: fc.array(anyLabel, { minLength: 2, maxLength: 4 }),
  rows: fc.array(
    fc.record({ label: anyLabel, entries: fc.array(maybeLabel, { minLength: 2, maxLength: 4 }) }),
    { minLength: 2, maxLength: 5 },
  ),
});
