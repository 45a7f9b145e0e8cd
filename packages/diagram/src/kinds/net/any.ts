import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anySize = fc.integer({ min: 1, max: 40 });
const anyEnd = fc.integer({ min: 0, max: 3 });

/** Any data the schema lets through, sensible or not. */
export const anyNet = fc.record({
  kind: fc.constant('net' as const),
  solid: fc.constantFrom('box' as const, 'square-pyramid' as const, 'triangular-prism' as const),
  sizes: fc.tuple(anySize, anySize, anySize),
  labels: fc.tuple(maybeLabel, maybeLabel, maybeLabel),
  judged: fc.option(
    fc.constantFrom(
      'whole' as const,
      'moved-face' as const,
      'missing-face' as const,
      'overlap' as const,
      'open-top' as const,
    ),
    { nil: undefined },
  ),
  ends: fc.option(fc.tuple(anyEnd, anyEnd), { nil: undefined }),
});
