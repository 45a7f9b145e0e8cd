import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anyEdge = fc.record({ size: fc.integer({ min: 1, max: 60 }), label: maybeLabel });
const anyCut = fc.integer({ min: 1, max: 12 });

/** Any data the schema lets through, sensible or not. */
export const anySolid = fc.record({
  kind: fc.constant('solid' as const),
  shape: fc.constant('box' as const),
  width: anyEdge,
  height: anyEdge,
  depth: anyEdge,
  cuts: fc.record({ width: anyCut, height: anyCut, depth: anyCut }),
  diagonals: fc.option(fc.record({ base: maybeLabel, space: maybeLabel }), { nil: undefined }),
});
