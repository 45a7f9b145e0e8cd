import { type Rational, rational } from '../rational/rational.ts';

/** Values at the multiples of 15° in the first right angle, as a sum of a + b√… over 4. */
type SineValue = readonly (readonly [numerator: number, root: 1 | 2 | 3 | 6])[];

const sineOf: readonly SineValue[] = [
  [],
  [
    [1, 6],
    [-1, 2],
  ],
  [[2, 1]],
  [[2, 2]],
  [[2, 3]],
  [
    [1, 6],
    [1, 2],
  ],
  [[4, 1]],
];

const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

/**
 * A sine whose angle is a rational multiple of π: `terms` are its summands, each a quarter of `numerator`·√`root`, for
 * multiples of π/12; else `turn` is the equal angle in the first right angle, again as a multiple of π, and its sign.
 */
export type ExactSine =
  | { readonly kind: 'value'; readonly sign: 1 | -1; readonly terms: SineValue }
  | { readonly kind: 'reduced'; readonly sign: 1 | -1; readonly turn: Rational };

/** sin(turn · π), reduced to the first right angle and exact where it has a value in square roots. */
export function exactSine(turn: Rational): ExactSine {
  const full = modulo(turn.n, 2n * turn.d);
  const sign = full >= turn.d ? -1 : 1;
  const half = modulo(full, turn.d);
  const n = 2n * half > turn.d ? turn.d - half : half;
  const twelfths = n * 12n;
  const terms = twelfths % turn.d === 0n ? sineOf[Number(twelfths / turn.d)] : undefined;
  if (terms) return { kind: 'value', sign, terms };
  return { kind: 'reduced', sign, turn: rational(n, turn.d) };
}

/** cos(turn · π) is the sine of a right angle more. */
export function exactCosine(turn: Rational): ExactSine {
  return exactSine(rational(2n * turn.n + turn.d, 2n * turn.d));
}
