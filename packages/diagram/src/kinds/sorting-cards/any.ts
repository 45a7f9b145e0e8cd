import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anySortingCards = fc.record({
  kind: fc.constant('sorting-cards' as const),
  groups: fc.array(
    fc.record({ name: anyLabel, cards: fc.array(maybeLabel, { minLength: 1, maxLength: 5 }) }),
    { minLength: 2, maxLength: 3 },
  ),
});
