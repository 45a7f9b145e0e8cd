import * as fc from 'fast-check';
import { anyPlaneAxis } from '../../curve/any-curve.ts';
import { anyLabel, anyNumber } from '../../testing/any-parts.ts';

const anyCorner = fc.record({ x: anyNumber, y: anyNumber, name: anyLabel });
const anyPlace = fc.tuple(anyNumber, anyNumber);

/** Any data the schema lets through, sensible or not. */
export const anyTransformationGrid = fc.record({
  kind: fc.constant('transformation-grid' as const),
  x: anyPlaneAxis,
  y: anyPlaneAxis,
  shapes: fc.array(fc.record({ corners: fc.array(anyCorner, { minLength: 3, maxLength: 5 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  center: fc.option(anyCorner),
  mirror: fc.option(fc.tuple(anyPlace, anyPlace)),
});
