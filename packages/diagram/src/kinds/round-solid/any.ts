import * as fc from 'fast-check';
import { maybeLabel } from '../../testing/any-parts.ts';

const anySize = fc.record({ size: fc.integer({ min: 1, max: 60 }), label: maybeLabel });
const anyShape = fc.constantFrom(
  'cylinder' as const,
  'cone' as const,
  'cone-down' as const,
  'hemisphere' as const,
  'hemisphere-down' as const,
  'sphere' as const,
);

/** Any data the schema lets through, sensible or not. */
export const anyRoundSolid = fc.record({
  kind: fc.constant('round-solid' as const),
  parts: fc.array(fc.record({ shape: anyShape, height: fc.option(anySize) }), { minLength: 1, maxLength: 3 }),
  radius: anySize,
  drawn: fc.constantFrom('radius' as const, 'diameter' as const),
  slant: maybeLabel,
});
