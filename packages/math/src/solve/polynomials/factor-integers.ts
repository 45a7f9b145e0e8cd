import { exactRoot } from '../../algebra/exact-root.ts';
import { greatestCommonDivisor, multiplyRational, type Rational, rational } from '../../rational/rational.ts';

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

const mostMiddle = 200n;

function middles(coefficients: Whole, a: bigint, c: bigint): readonly [b: bigint, e: bigint] | null {
  const [r0 = 0n, r1 = 0n, r2 = 0n, r3 = 0n, r4 = 0n] = coefficients;
  const [d, f] = [r4 / a, r0 / c];
  const fits = (b: bigint): bigint | null => {
    if ((r3 - b * d) % a !== 0n) return null;
    const e = (r3 - b * d) / a;
    return b * f + c * e === r1 && a * f + b * e + c * d === r2 ? e : null;
  };
  const [bottom, top] = [a * f - c * d, a * r1 - c * r3];
  if (bottom !== 0n) {
    const e = top % bottom === 0n ? fits(top / bottom) : null;
    return e === null ? null : [top / bottom, e];
  }
  for (let b = -mostMiddle; b <= mostMiddle; b += 1n) {
    const e = fits(b);
    if (e !== null) return [b, e];
  }
  return null;
}

/** A quartic as two quadratics with whole coefficients; null when there are none. */
export function twoQuadratics(coefficients: Whole): readonly [Whole, Whole] | null {
  const [last = 0n, first = 0n] = [coefficients[0], coefficients[4]];
  if (coefficients.length !== 5 || last === 0n) return null;
  for (const a of divisors(first).slice(0, 12))
    for (const size of divisors(last).slice(0, 24))
      for (const c of [size, -size]) {
        const found = middles(coefficients, a, c);
        if (found)
          return [
            [c, found[0], a],
            [last / c, found[1], first / a],
          ];
      }
  return null;
}
