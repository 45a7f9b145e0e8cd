import {
  addRational,
  divideRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { Whole } from './factor-integers.ts';

/** Coefficients from power 0 up; the last one is not 0, and 0 itself is empty. */
export type Coefficients = readonly Rational[];

const zero = rational(0);

export function trimmed(coefficients: Coefficients): Coefficients {
  const last = coefficients.findLastIndex(({ n }) => n !== 0n);
  return coefficients.slice(0, last + 1);
}

export function addCoefficients(a: Coefficients, b: Coefficients): Coefficients {
  const size = Math.max(a.length, b.length);
  return trimmed(Array.from({ length: size }, (_, i) => addRational(a[i] ?? zero, b[i] ?? zero)));
}

export const scaleCoefficients = (a: Coefficients, by: Rational): Coefficients =>
  trimmed(a.map((value) => multiplyRational(value, by)));

export function multiplyCoefficients(a: Coefficients, b: Coefficients): Coefficients {
  const product: Rational[] = Array.from({ length: Math.max(a.length + b.length - 1, 0) }, () => zero);
  for (const [i, left] of a.entries())
    for (const [j, right] of b.entries())
      product[i + j] = addRational(product[i + j] ?? zero, multiplyRational(left, right));
  return trimmed(product);
}

/** c·x^power so that subtracting its product with the divisor removes the highest term. */
export function leadingQuotient(a: Coefficients, b: Coefficients): Coefficients {
  const factor = divideRational(a.at(-1) ?? zero, b.at(-1) ?? rational(1));
  return [...Array.from({ length: a.length - b.length }, () => zero), factor];
}

/** Quotient and remainder by long division; the divisor is not 0. */
export function divideCoefficients(
  a: Coefficients,
  b: Coefficients,
): { readonly quotient: Coefficients; readonly rest: Coefficients } {
  let quotient: Coefficients = [];
  let rest = trimmed(a);
  while (rest.length >= b.length && rest.length > 0) {
    const part = leadingQuotient(rest, b);
    quotient = addCoefficients(quotient, part);
    rest = addCoefficients(rest, scaleCoefficients(multiplyCoefficients(part, b), rational(-1)));
  }
  return { quotient, rest };
}

/** The polynomial times a number, with whole coefficients that share no factor and a positive first one. */
export function primitive(a: Coefficients): { readonly whole: Whole; readonly factor: Rational } {
  const common = a.reduce((m, { d }) => (m * d) / greatestCommonDivisor(m, d), 1n);
  const whole = a.map(({ n, d }) => n * (common / d));
  const shared = whole.reduce(greatestCommonDivisor, 0n) || 1n;
  const sign = (whole.at(-1) ?? 1n) < 0n ? -shared : shared;
  return { whole: whole.map((n) => n / sign), factor: rational(sign, common) };
}

export const fromWhole = (whole: Whole): Coefficients => trimmed(whole.map((n) => rational(n)));

export function commonDivisor(a: Coefficients, b: Coefficients): Coefficients {
  let [x, y] = [trimmed(a), trimmed(b)];
  while (y.length > 0) [x, y] = [y, fromWhole(primitive(divideCoefficients(x, y).rest).whole)];
  return fromWhole(primitive(x).whole);
}

export function commonMultiple(a: Coefficients, b: Coefficients): Coefficients {
  const shared = commonDivisor(a, b);
  return fromWhole(primitive(multiplyCoefficients(divideCoefficients(a, shared).quotient, b)).whole);
}

export const negateCoefficients = (a: Coefficients): Coefficients => a.map(negateRational);
