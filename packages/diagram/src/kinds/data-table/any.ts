import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyDataTable = fc.record({
  kind: fc.constant('data-table' as const),
  title: anyLabel,
  heads: fc.array(anyLabel, { minLength: 2, maxLength: 5 }),
  rows: fc.array(fc.array(maybeLabel, { maxLength: 6 }), { minLength: 1, maxLength: 8 }),
});
