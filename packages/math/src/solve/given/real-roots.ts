import {
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText, rationalToNumber } from '../../rational/rational-text.ts';
import { divideByRoot } from '../polynomials/factor-integers.ts';
import { excludedValues } from '../polynomials/polynomial-fraction.ts';
import { rootParts, rootTexts } from '../polynomials/quadratic-roots.ts';
import { type Coefficients, fromWhole, primitive } from '../polynomials/rational-polynomial.ts';

/** A real zero by its exact text and its size. */
export type RealRoot = { readonly text: string; readonly size: number };

/** Zeros of a·x² + b·x + c, where they are not rational. */
function surds([c, b, a]: readonly [Rational, Rational, Rational]): readonly RealRoot[] | null {
  const inside = subtractRational(
    multiplyRational(b, b),
    multiplyRational(rational(4), multiplyRational(a, c)),
  );
  if (inside.n < 0n) return [];
  const parts = rootParts(inside);
  if (!parts) return null;
  const half = rational(a.d, 2n * a.n);
  const middle = multiplyRational(negateRational(b), half);
  const factor = multiplyRational(parts.factor, half);
  const texts = rootTexts({ middle, factor, radicand: parts.radicand });
  const reach = rationalToNumber(factor) * Math.sqrt(Number(parts.radicand));
  return texts.map((text, i) => ({ text, size: rationalToNumber(middle) + (i === 0 ? reach : -reach) }));
}

/** Every real zero of a polynomial once, exact, from smallest to largest; null where one has no exact text here. */
export function exactRealRoots(coefficients: Coefficients): readonly RealRoot[] | null {
  if (coefficients.length === 0) return null;
  const found = excludedValues(coefficients).map((root) => ({
    text: rationalToFractionText(root),
    size: rationalToNumber(root),
    root,
  }));
  let rest = primitive(coefficients).whole;
  for (const { root } of found)
    for (;;) {
      if (rest.length < 2) break;
      const value = rest.reduceRight<Rational>(
        (sum, c) => rational(sum.n * root.n + c * sum.d * root.d, sum.d * root.d),
        rational(0),
      );
      if (value.n !== 0n) break;
      rest = root.n === 0n ? rest.slice(1) : divideByRoot(rest, root);
    }
  const [c, b, a, more] = fromWhole(rest);
  if (more) return null;
  const others = a && b && c ? surds([c, b, a]) : [];
  if (!others || rest.length === 2) return null;
  const all: readonly RealRoot[] = [...found, ...others];
  return all.map(({ text, size }) => ({ text, size })).toSorted((x, y) => x.size - y.size);
}
