import { exactRoot } from '../algebra/exact-root.ts';
import { greatestCommonDivisor, multiplyRational, type Rational, rational } from '../rational/rational.ts';

/** Whole coefficients from power 0 up. */
export type Whole = readonly bigint[];

/** The coefficients times the smallest number that makes them whole; null for fractions when none is wanted. */
export function wholeCoefficients(coefficients: readonly Rational[]): Whole | null {
  return coefficients.every(({ d }) => d === 1n) ? coefficients.map(({ n }) => n) : null;
}

export const toRationals = (coefficients: Whole): readonly Rational[] => coefficients.map((n) => rational(n));

/** The largest number that divides every coefficient, with the sign of the highest power. */
export function contentOf(coefficients: Whole): bigint {
  const shared = coefficients.reduce(greatestCommonDivisor, 0n);
  return (coefficients.at(-1) ?? 0n) < 0n ? -shared : shared;
}

/** The discriminant's whole root, or null when the quadratic has no rational roots. */
export function rootOfDiscriminant(a: bigint, b: bigint, c: bigint): bigint | null {
  return exactRoot(rational(b * b - 4n * a * c), 2)?.n ?? null;
}

/** Numbers with the product a·c and the sum b: what splits the middle term. */
export function splitMiddle(a: bigint, b: bigint, c: bigint): readonly [bigint, bigint] | null {
  const root = rootOfDiscriminant(a, b, c);
  return root === null || (b + root) % 2n !== 0n ? null : [(b + root) / 2n, (b - root) / 2n];
}

const mostTried = 1000n;

function divisors(value: bigint): readonly bigint[] {
  const size = value < 0n ? -value : value;
  const found: bigint[] = [];
  for (let i = 1n; i <= size && i <= mostTried; i += 1n) if (size % i === 0n) found.push(i);
  return found;
}

function valueAt(coefficients: Whole, at: Rational): Rational {
  return [...coefficients].reverse().reduce<Rational>((sum, c) => {
    const { n, d } = multiplyRational(sum, at);
    return rational(n + c * d, d);
  }, rational(0));
}

/** A root p/q, found among the divisors of the last and first coefficient up to 1,000. */
export function rationalRoot(coefficients: Whole): Rational | null {
  for (const q of divisors(coefficients.at(-1) ?? 1n).slice(0, 24)) {
    for (const p of divisors(coefficients[0] ?? 0n).slice(0, 48)) {
      for (const root of [rational(p, q), rational(-p, q)]) {
        if (valueAt(coefficients, root).n === 0n) return root;
      }
    }
  }
  return null;
}

/** The quotient by d·x - n, where n/d is a root. */
export function divideByRoot(coefficients: Whole, { n, d }: Rational): Whole {
  const quotient: bigint[] = [];
  let carry = 0n;
  for (let power = coefficients.length - 1; power > 0; power -= 1) {
    carry = ((coefficients[power] ?? 0n) + carry * n) / d;
    quotient.unshift(carry);
  }
  return quotient;
}
