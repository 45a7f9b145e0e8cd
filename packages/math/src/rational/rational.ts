/** An exact fraction in lowest terms; the denominator is always positive. */
export type Rational = { readonly n: bigint; readonly d: bigint };

/**
 * The greatest common divisor, never negative; gcd(0, 0) is 0.
 * @example greatestCommonDivisor(12n, 18n) // 6n
 */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * n/d in lowest terms. Throws RangeError when d is 0 or a number is not a whole number.
 * @example rational(6, 8) // { n: 3n, d: 4n }
 */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a rational cannot have the denominator 0');
  const shared = greatestCommonDivisor(top, bottom);
  const scale = bottom < 0n ? -shared : shared;
  return { n: top / scale, d: bottom / scale };
}

export const one: Rational = { n: 1n, d: 1n };

/**
 * a + b, exact.
 * @example addRational(rational(1, 2), rational(1, 3)) // rational(5, 6)
 */
export function addRational(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return { n: a.n + b.n, d: 1n };
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

/**
 * a - b, exact.
 * @example subtractRational(rational(1, 2), rational(1, 3)) // rational(1, 6)
 */
export function subtractRational(a: Rational, b: Rational): Rational {
  return addRational(a, negateRational(b));
}

/**
 * a · b, exact.
 * @example multiplyRational(rational(2, 3), rational(3, 4)) // rational(1, 2)
 */
export function multiplyRational(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return { n: a.n * b.n, d: 1n };
  return rational(a.n * b.n, a.d * b.d);
}

/**
 * a ÷ b, exact. Throws RangeError when b is 0.
 * @example divideRational(rational(1, 2), rational(1, 4)) // rational(2)
 */
export function divideRational(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n);
}

/**
 * -a.
 * @example negateRational(rational(1, 2)) // rational(-1, 2)
 */
export function negateRational(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

/**
 * -1, 0 or 1: the sign of a - b.
 * @example compareRational(rational(1, 3), rational(1, 2)) // -1
 */
export function compareRational(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Whether a and b are the same number.
 * @example equalRational(rational(2, 4), rational(1, 2)) // true
 */
export function equalRational(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

/** a to a whole power; a negative power of 0 throws RangeError. The caller bounds the size. */
export function powerRational(a: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent));
  const raised: Rational = { n: a.n ** size, d: a.d ** size };
  return exponent < 0 ? rational(raised.d, raised.n) : raised;
}
