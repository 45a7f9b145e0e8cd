import * as fc from 'fast-check';

/** Any data the schema lets through, sensible or not. */
export const anyAlgebraTiles = fc.record({
  kind: fc.constant('algebra-tiles' as const),
  letter: fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
  groups: fc.array(
    fc.record({ letters: fc.integer({ min: 0, max: 10 }), ones: fc.integer({ min: 0, max: 12 }) }),
    { minLength: 1, maxLength: 5 },
  ),
});
