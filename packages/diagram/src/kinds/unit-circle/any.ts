import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyUnitCircle = fc.record({
  kind: fc.constant('unit-circle' as const),
  points: fc.array(
    fc.record({ degrees: fc.integer({ min: -720, max: 720 }), label: maybeLabel, angle: maybeLabel }),
    { minLength: 1, maxLength: 8 },
  ),
  triangles: fc.boolean(),
});
