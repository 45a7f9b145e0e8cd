import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyTree = fc.record({
  kind: fc.constant('tree' as const),
  nodes: fc.array(
    fc.record({ label: maybeLabel, parent: fc.option(fc.integer({ min: 0, max: 20 })), branch: maybeLabel }),
    { minLength: 3, maxLength: 15 },
  ),
});
