import * as fc from 'fast-check';
import { anyLabel } from '../../testing/any-parts.ts';

const anyHeights = fc.array(fc.option(fc.integer({ min: 0, max: 90 })), { minLength: 2, maxLength: 12 });

/** Any data the schema lets through, sensible or not. */
export const anyLineChart = fc.record({
  kind: fc.constant('line-chart' as const),
  label: anyLabel,
  over: anyLabel,
  top: fc.integer({ min: 1, max: 100 }),
  step: fc.constantFrom(0.25, 1, 20),
  names: fc.array(anyLabel, { minLength: 2, maxLength: 12 }),
  lines: fc.array(fc.record({ name: anyLabel, heights: anyHeights }), { minLength: 1, maxLength: 2 }),
  level: fc.option(fc.integer({ min: 0, max: 100 })),
});
