import * as fc from 'fast-check';
import { anyLabel } from '../../testing/any-parts.ts';

const anyHeight = fc.option(fc.integer({ min: 0, max: 900 }));

/** Any data the schema lets through, sensible or not. */
export const anyBarChart = fc.record({
  kind: fc.constant('bar-chart' as const),
  label: anyLabel,
  top: fc.integer({ min: 1, max: 1000 }),
  step: fc.constantFrom(0.5, 1, 20),
  series: fc.array(anyLabel, { minLength: 1, maxLength: 3 }),
  bars: fc.array(
    fc.record({ name: anyLabel, heights: fc.array(anyHeight, { minLength: 1, maxLength: 3 }) }),
    { minLength: 2, maxLength: 8 },
  ),
});
