import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

const anySide = fc.array(maybeLabel, { minLength: 1, maxLength: 6 });
const anyPlace = fc.integer({ min: 0, max: 5 });

/** Any data the schema lets through, sensible or not. */
export const anyMapping = fc.record({
  kind: fc.constant('mapping' as const),
  from: anyLabel,
  to: anyLabel,
  inputs: anySide,
  outputs: anySide,
  arrows: fc.array(fc.tuple(anyPlace, anyPlace), { minLength: 1, maxLength: 6 }),
});
