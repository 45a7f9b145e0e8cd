import * as fc from 'fast-check';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyBoxPlot = fc.record({
  kind: fc.constant('box-plot' as const),
  min: anyNumber,
  max: anyNumber,
  step: fc.constantFrom(0.5, 1, 10),
  label: anyLabel,
  plots: fc.array(
    fc.record({ name: anyLabel, five: fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber, anyNumber) }),
    { minLength: 1, maxLength: 3 },
  ),
});
