import * as fc from 'fast-check';
import { anyLabel, anyNumber, maybeLabel } from '../testing/any-parts.ts';

const anyCorner = fc.integer({ min: 0, max: 11 });

/** Any parts the schema of a figure lets through, sensible or not. */
export const anyFigureParts = {
  points: fc.array(fc.record({ name: anyLabel, x: anyNumber, y: anyNumber, dot: fc.boolean() }), {
    minLength: 2,
    maxLength: 6,
  }),
  area: fc.array(anyCorner, { maxLength: 5 }),
  segments: fc.array(
    fc.record({
      from: anyCorner,
      to: anyCorner,
      label: maybeLabel,
      style: fc.constantFrom('solid' as const, 'dashed' as const, 'ray' as const, 'line' as const),
      ticks: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 6 },
  ),
  angles: fc.array(
    fc.record({
      at: anyCorner,
      from: anyCorner,
      to: anyCorner,
      label: maybeLabel,
      mark: fc.constantFrom('arc' as const, 'double-arc' as const, 'square' as const),
    }),
    { maxLength: 3 },
  ),
  circles: fc.array(fc.record({ center: anyCorner, through: anyCorner, dashed: fc.boolean() }), {
    maxLength: 2,
  }),
  toScale: fc.boolean(),
};
