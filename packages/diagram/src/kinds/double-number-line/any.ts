import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

const anyAt = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

/** Any data the schema lets through, sensible or not. */
export const anyDoubleNumberLine = fc.record({
  kind: fc.constant('double-number-line' as const),
  upper: anyLabel,
  lower: anyLabel,
  ticks: fc.array(fc.record({ at: anyAt, upper: maybeLabel, lower: maybeLabel }), {
    minLength: 2,
    maxLength: 14,
  }),
  marked: fc.array(fc.integer({ min: -1, max: 14 }), { maxLength: 4 }),
  arrow: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: 13 }),
      to: fc.integer({ min: 0, max: 13 }),
      label: anyLabel,
    }),
  ),
});
