import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

const anyNames = fc.array(anyLabel, { minLength: 2, maxLength: 6 });
const anyPlace = fc.integer({ min: 0, max: 5 });

/** Any data the schema lets through, sensible or not. */
export const anyOutcomeGrid = fc.record({
  kind: fc.constant('outcome-grid' as const),
  across: anyLabel,
  down: anyLabel,
  columns: anyNames,
  rows: anyNames,
  cells: fc.array(fc.array(maybeLabel, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 6 }),
  marked: fc.array(fc.tuple(anyPlace, anyPlace), { maxLength: 6 }),
});
