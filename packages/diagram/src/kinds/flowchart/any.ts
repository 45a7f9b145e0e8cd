import * as fc from 'fast-check';
import { anyLabel, maybeLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyFlowchart = fc.record({
  kind: fc.constant('flowchart' as const),
  boxes: fc.array(fc.record({ text: anyLabel, side: maybeLabel }), { minLength: 2, maxLength: 5 }),
});
