import { type Rational, rational } from '../rational/rational.ts';

/** The largest whole r with r^index <= value, for value >= 0. */
function wholeRoot(value: bigint, index: number): bigint {
  if (value < 2n) return value;
  const k = BigInt(index);
  const bits = value.toString(2).length;
  let guess = 2n ** BigInt(Math.ceil(bits / index));
  for (;;) {
    const next = ((k - 1n) * guess + value / guess ** (k - 1n)) / k;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The exact root of a rational number, or null when it is not rational or not real. */
export function exactRoot(value: Rational, index: number): Rational | null {
  if (value.n < 0n) {
    if (index % 2 === 0) return null;
    const positive = exactRoot({ n: -value.n, d: value.d }, index);
    return positive && { n: -positive.n, d: positive.d };
  }
  const n = wholeRoot(value.n, index);
  const d = wholeRoot(value.d, index);
  const k = BigInt(index);
  return n ** k === value.n && d ** k === value.d ? { n, d } : null;
}

export type SimplifiedRoot = { readonly factor: Rational; readonly primes: readonly bigint[] };

const smallPrimeLimit = 1000n;
const mostTrial = 10_000_000_000n;

/** Divides `rest` by every number up to its root; only called for numbers of at most 10 digits. */
function trialPrimes(rest: number): number[] {
  const primes: number[] = [];
  let left = rest;
  for (let p = 2; p * p <= left; p += p === 2 ? 1 : 2) {
    while (left % p === 0) {
      primes.push(p);
      left /= p;
    }
  }
  return left > 1 ? [...primes, left] : primes;
}

function primeFactors(value: bigint): bigint[] | null {
  const primes: bigint[] = [];
  let rest = value;
  for (let p = 2n; p < smallPrimeLimit && rest > mostTrial; p += p === 2n ? 1n : 2n) {
    while (rest % p === 0n) {
      primes.push(p);
      rest /= p;
    }
  }
  if (rest <= mostTrial) return [...primes, ...trialPrimes(Number(rest)).map(BigInt)];
  const root = wholeRoot(rest, 2);
  if (root * root !== rest || root > mostTrial) return null;
  const half = trialPrimes(Number(root)).map(BigInt);
  return [...primes, ...half, ...half];
}

/** √value as factor · √p · √q …, for value > 0; null when it cannot be factored in bounded time. */
export function simplifySquareRoot(value: Rational): SimplifiedRoot | null {
  const exact = exactRoot(value, 2);
  if (exact) return { factor: exact, primes: [] };
  const all = primeFactors(value.n * value.d);
  if (!all) return null;
  const odd = new Set<bigint>();
  let outside = 1n;
  for (const prime of all) {
    if (odd.delete(prime)) outside *= prime;
    else odd.add(prime);
  }
  return { factor: rational(outside, value.d), primes: [...odd] };
}
