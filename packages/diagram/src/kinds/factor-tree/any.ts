import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyFactorTree = fc.record({
  kind: fc.constant('factor-tree' as const),
  nodes: fc.array(fc.record({ label: maybeLabel, parent: fc.option(fc.integer({ min: 0, max: 14 })) }), {
    minLength: 1,
    maxLength: 15,
  }),
});
