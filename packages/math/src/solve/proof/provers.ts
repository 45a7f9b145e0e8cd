import { checkClaim } from '../../judge/check-claim.ts';
import { provesDerivative } from '../calculus/derivative-text.ts';
import { provesComplex, provesComplexRoots } from './prove-complex.ts';
import { provesCounting } from './prove-counting.ts';
import { provesDefiniteIntegral } from './prove-definite-integral.ts';
import { provesImplicit } from './prove-implicit.ts';
import { provesIntegral } from './prove-integral.ts';
import { provesLimit, provesSameLimit } from './prove-limit.ts';
import { provesMatrix } from './prove-matrix.ts';
import { provesNormal } from './prove-normal.ts';
import { provesPolarCurve } from './prove-polar-curve.ts';
import { provesRealPower } from './prove-real-power.ts';
import { provesLogarithmsGone, provesRealSolutions } from './prove-real-solutions.ts';
import { provesRootOrder } from './prove-root-order.ts';
import { provesRounded } from './prove-rounded.ts';
import { provesSignTable } from './prove-sign-table.ts';
import { provesTrigonometricSolutions } from './prove-trigonometric-solutions.ts';
import { provesTrueFor } from './prove-true-for.ts';

/**
 * Proofs that read the shown texts in a notation of their own:
 * - measure: the same amount in another unit; derivative: d/dx(…) worked out; integral: ∫ … dx, by taking the derivative
 * - complex: equal when i^2 is -1; complex-roots: values with i that make an equation true; counting: n!, C(n, k), P(n, k) and sums of a rule; matrix: matrices and vectors
 * - limit: lim (x → a); real-power: all real numbers with this power; rounded: the nearest decimal with these places
 * - same-limit: two limits that come together; definite-integral: added up by Simpson's rule; implicit: the change of
 *   an equation along a curve with slope m
 * - root-order: a < √n < b from the squares
 * - normal: parts of a normal distribution as z-scores, areas and the decimals of a table
 * - sign-table: inequalities true for the same numbers, decided at, between and beyond the zeros of tops and bottoms
 * - real-solutions: equations in one letter with the same real solutions, found by looking closely
 * - logarithms-gone: an equation whose quotient of sides is a power of one base with the difference of logarithms
 * - polar-curve: an equation in r and theta and one in x and y with the same points
 * - true-for: statements that the given values make true
 * - trigonometric: the given angles are exactly those of an interval where both sides agree
 */
export const provers = {
  measure: (from: string, to: string): boolean => checkClaim(`${from} = ${to}`) === 'true',
  derivative: provesDerivative,
  integral: provesIntegral,
  complex: provesComplex,
  'complex-roots': provesComplexRoots,
  counting: provesCounting,
  matrix: provesMatrix,
  limit: provesLimit,
  'same-limit': provesSameLimit,
  'definite-integral': provesDefiniteIntegral,
  implicit: provesImplicit,
  'real-power': provesRealPower,
  rounded: provesRounded,
  'root-order': provesRootOrder,
  normal: provesNormal,
  'real-solutions': provesRealSolutions,
  'logarithms-gone': provesLogarithmsGone,
  'sign-table': provesSignTable,
  trigonometric: provesTrigonometricSolutions,
  'true-for': provesTrueFor,
  'polar-curve': provesPolarCurve,
} as const satisfies Readonly<Record<string, (from: string, to: string) => boolean>>;

export type TextProof = keyof typeof provers;
export const isTextProof = (proof: unknown): proof is TextProof =>
  typeof proof === 'string' && Object.hasOwn(provers, proof);
