import type { Rational } from '../../rational/rational.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';

const near = 1e-9;

const polynomialAt = (a: readonly number[], x: number): number => a.reduceRight((sum, c) => sum * x + c, 0);

/** How large a value at x may be by rounding alone. */
const roundingAt = (a: readonly number[], x: number): number =>
  1e-11 *
  Math.max(
    1,
    a.reduceRight((sum, c) => sum * Math.abs(x) + Math.abs(c), 0),
  );

function between(a: readonly number[], from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 200; i += 1) {
    const middle = (low + high) / 2;
    if (polynomialAt(a, low) * polynomialAt(a, middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function zerosOf(a: readonly number[]): readonly number[] {
  const [last = 0] = a.slice(-1);
  if (a.length < 2) return [];
  if (a.length === 2) return [-(a[0] ?? 0) / last];
  const turns = zerosOf(a.slice(1).map((c, i) => c * (i + 1)));
  const far = 1 + Math.max(...a.slice(0, -1).map((c) => Math.abs(c / last)));
  const ends = [-far, ...turns, far];
  const found: number[] = [];
  const add = (x: number): void => {
    if (!found.some((other) => Math.abs(other - x) < near * Math.max(1, Math.abs(x)))) found.push(x);
  };
  for (const turn of turns) if (Math.abs(polynomialAt(a, turn)) <= roundingAt(a, turn)) add(turn);
  for (let i = 0; i + 1 < ends.length; i += 1) {
    const [low, high] = [ends[i] ?? 0, ends[i + 1] ?? 0];
    const [p, q] = [polynomialAt(a, low), polynomialAt(a, high)];
    if (Math.abs(p) <= roundingAt(a, low) || Math.abs(q) <= roundingAt(a, high)) continue;
    if (p * q < 0) add(between(a, low, high));
  }
  return found.sort((x, y) => x - y);
}

/** Every real zero of a polynomial, by its turning points; coefficients from power 0 up, the last one not 0. */
export const realZeros = (coefficients: readonly Rational[]): readonly number[] =>
  zerosOf(coefficients.map(rationalToNumber));
