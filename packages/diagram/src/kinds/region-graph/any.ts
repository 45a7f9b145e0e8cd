import * as fc from 'fast-check';
import { anyPlaneAxis } from '../../curve/any-curve.ts';
import { anyNumber, maybeLabel } from '../../testing/any-parts.ts';

const anyPlace = fc.tuple(anyNumber, anyNumber);

/** Any data the schema lets through, sensible or not. */
export const anyRegionGraph = fc.record({
  kind: fc.constant('region-graph' as const),
  x: anyPlaneAxis,
  y: anyPlaneAxis,
  regions: fc.array(
    fc.record({
      through: fc.tuple(anyPlace, anyPlace),
      dashed: fc.boolean(),
      side: fc.constantFrom('above' as const, 'below' as const, 'left' as const, 'right' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shade: fc.constantFrom('each' as const, 'overlap' as const),
  points: fc.array(fc.record({ x: anyNumber, y: anyNumber, label: maybeLabel }), { maxLength: 4 }),
});
