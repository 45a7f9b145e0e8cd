import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyPieChart = fc.record({
  kind: fc.constant('pie-chart' as const),
  title: anyLabel,
  slices: fc.array(fc.record({ name: anyLabel, size: fc.integer({ min: 1, max: 90 }), shown: maybeLabel }), {
    minLength: 2,
    maxLength: 7,
  }),
});
