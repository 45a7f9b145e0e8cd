import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anyPan = fc.array(
  fc.record({
    shape: fc.constantFrom('bag' as const, 'box' as const),
    label: maybeLabel,
    count: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Any data the schema lets through, sensible or not. */
export const anyBalance = fc.record({
  kind: fc.constant('balance' as const),
  left: anyPan,
  right: anyPan,
  tilt: fc.constantFrom('level' as const, 'left-down' as const, 'right-down' as const),
});
