import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyAnnotatedSteps = fc.record({
  kind: fc.constant('annotated-steps' as const),
  steps: fc.array(fc.record({ work: maybeLabel, note: anyLabel }), { minLength: 1, maxLength: 6 }),
});
