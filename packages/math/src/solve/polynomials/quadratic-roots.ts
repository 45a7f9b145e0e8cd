import { simplifySquareRoot } from '../../algebra/exact-root.ts';
import { greatestCommonDivisor, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';

/** middle ± factor·√radicand; a radicand of 1 leaves a number. */
type RootPair = { readonly middle: Rational; readonly factor: Rational; readonly radicand: bigint };

const signed = (value: bigint, unit: string): string => {
  if (unit === '') return `${value}`;
  return value === 1n ? unit : value === -1n ? `-${unit}` : `${value}${unit}`;
};

/** √value in lowest terms as factor·√radicand; null for what cannot be factored in bounded time. */
export function rootParts(value: Rational): Pick<RootPair, 'factor' | 'radicand'> | null {
  const simple = value.n > 0n ? simplifySquareRoot(value) : null;
  return simple && { factor: simple.factor, radicand: simple.primes.reduce((a, b) => a * b, 1n) };
}

function oneRoot({ middle, factor, radicand }: RootPair): string {
  if (radicand === 1n)
    return rationalToFractionText(rational(middle.n * factor.d + factor.n * middle.d, middle.d * factor.d));
  const bottom = (middle.d * factor.d) / greatestCommonDivisor(middle.d, factor.d);
  const front = middle.n * (bottom / middle.d);
  const back = factor.n * (bottom / factor.d);
  const unit = `√${radicand}`;
  const size = back < 0n ? -back : back;
  const top = front === 0n ? signed(back, unit) : `${front} ${back < 0n ? '-' : '+'} ${signed(size, unit)}`;
  if (bottom === 1n) return top;
  return front === 0n ? `${top}/${bottom}` : `(${top})/${bottom}`;
}

/** Both roots as text, the larger one first. */
export function rootTexts(pair: RootPair): readonly [string, string] {
  const { factor } = pair;
  return [oneRoot(pair), oneRoot({ ...pair, factor: { n: -factor.n, d: factor.d } })];
}
