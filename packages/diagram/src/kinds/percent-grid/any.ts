import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyPercentGrid = fc.record({
  kind: fc.constant('percent-grid' as const),
  shaded: fc.integer({ min: 0, max: 200 }),
  label: maybeLabel,
});
