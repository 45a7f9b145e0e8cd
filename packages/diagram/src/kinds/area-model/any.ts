import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anySide = fc.array(fc.record({ size: fc.integer({ min: 1, max: 90 }), label: maybeLabel }), {
  minLength: 1,
  maxLength: 12,
});
const anyCell = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));

/** Any data the schema lets through, sensible or not. */
export const anyAreaModel = fc.record({
  kind: fc.constant('area-model' as const),
  columns: anySide,
  rows: anySide,
  cells: fc.array(fc.array(maybeLabel, { maxLength: 12 }), { minLength: 1, maxLength: 12 }),
  shaded: fc.array(anyCell, { maxLength: 6 }),
});
