import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyFunctionTable = fc.record({
  kind: fc.constant('function-table' as const),
  input: anyLabel,
  output: anyLabel,
  rule: maybeLabel,
  pairs: fc.array(fc.tuple(maybeLabel, maybeLabel), { minLength: 2, maxLength: 8 }),
});
