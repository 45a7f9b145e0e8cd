import * as fc from 'fast-check';
import { anyLabel, anyNumber, maybeLabel } from '../../testing/any-parts.ts';

const anyPlace = fc.tuple(anyNumber, anyNumber);
const anyAxis = fc.record({
  label: anyLabel,
  min: fc.integer({ min: -20, max: 0 }),
  max: fc.integer({ min: 1, max: 20 }),
  step: fc.constantFrom(0.5, 1, 2, 5),
});

/** Any data the schema lets through, sensible or not. */
export const anyCoordinatePlane = fc.record({
  kind: fc.constant('coordinate-plane' as const),
  x: anyAxis,
  y: anyAxis,
  points: fc.array(fc.record({ x: anyNumber, y: anyNumber, label: maybeLabel }), { maxLength: 6 }),
  lines: fc.array(fc.record({ through: fc.tuple(anyPlace, anyPlace) }), { maxLength: 4 }),
});
