import * as fc from 'fast-check';
import { anyLabel } from '../../testing/any-parts.ts';

const anySign = fc.option(fc.constantFrom('+' as const, '−' as const));
const anyAt = fc.constantFrom('0' as const, 'none' as const, '' as const);

/** Any data the schema lets through, sensible or not. */
export const anySignChart = fc.record({
  kind: fc.constant('sign-chart' as const),
  points: fc.array(anyLabel, { minLength: 1, maxLength: 4 }),
  rows: fc.array(
    fc.record({
      name: anyLabel,
      signs: fc.array(anySign, { minLength: 2, maxLength: 5 }),
      at: fc.array(anyAt, { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
