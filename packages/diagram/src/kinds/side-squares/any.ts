import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anyLeg = fc.integer({ min: 1, max: 60 });

/** Any data the schema lets through, sensible or not. */
export const anySideSquares = fc.record({
  kind: fc.constant('side-squares' as const),
  legs: fc.tuple(anyLeg, anyLeg),
  squares: fc.tuple(maybeLabel, maybeLabel, maybeLabel),
});
