import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyVenn = fc.record({
  kind: fc.constant('venn' as const),
  shape: fc.constantFrom('overlap' as const, 'nested' as const),
  sets: fc.array(anyLabel, { minLength: 2, maxLength: 5 }),
  regions: fc.array(maybeLabel, { minLength: 2, maxLength: 5 }),
});
