import { exactValue } from '../../algebra/normal-form.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import {
  addCoefficients,
  type Coefficients,
  commonMultiple,
  divideCoefficients,
  multiplyCoefficients,
  negateCoefficients,
  trimmed,
} from './rational-polynomial.ts';

/** A quotient of polynomials in one letter; the bottom is not 0. */
export type Fraction = { readonly top: Coefficients; readonly bottom: Coefficients };

const one: Coefficients = [rational(1)];
const mostDegree = 8;
const small = (a: Fraction | null): Fraction | null =>
  a && a.top.length <= mostDegree && a.bottom.length <= mostDegree ? a : null;

export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => ({
  top: multiplyCoefficients(a.top, b.top),
  bottom: multiplyCoefficients(a.bottom, b.bottom),
});

export function addFractions(a: Fraction, b: Fraction): Fraction {
  const bottom = commonMultiple(a.bottom, b.bottom);
  const over = (one: Fraction): Coefficients =>
    multiplyCoefficients(one.top, divideCoefficients(bottom, one.bottom).quotient);
  return { top: addCoefficients(over(a), over(b)), bottom };
}

export const reciprocal = ({ top, bottom }: Fraction): Fraction => ({ top: bottom, bottom: top });

/** Reads sums, products, quotients and whole powers of polynomials; nothing is cancelled inside one fraction. */
export function fractionOf(node: MathNode, letter: string): Fraction | null {
  const whole = coefficientsOf(node, letter);
  if (whole) return small({ top: trimmed(whole), bottom: one });
  switch (node.kind) {
    case 'negate': {
      const inner = fractionOf(node.of, letter);
      return inner && { ...inner, top: negateCoefficients(inner.top) };
    }
    case 'add':
    case 'multiply': {
      const parts = (node.kind === 'add' ? node.terms : node.factors).map((part) => fractionOf(part, letter));
      if (!parts.every((part) => part !== null)) return null;
      const join = node.kind === 'add' ? addFractions : multiplyFractions;
      return parts.reduce<Fraction | null>(
        (a, b) => small(a && join(a, b)),
        node.kind === 'add' ? { top: [], bottom: one } : { top: one, bottom: one },
      );
    }
    case 'divide': {
      const [top, bottom] = [fractionOf(node.top, letter), fractionOf(node.bottom, letter)];
      return top && bottom && bottom.top.length > 0
        ? small(multiplyFractions(top, reciprocal(bottom)))
        : null;
    }
    case 'power': {
      const base = fractionOf(node.base, letter);
      const exponent = exactValue(node.exponent);
      if (!base || exponent?.d !== 1n || exponent.n < 1n || exponent.n > 4n) return null;
      return Array.from({ length: Number(exponent.n) }, () => base).reduce<Fraction | null>(
        (a, b) => small(a && multiplyFractions(a, b)),
        { top: one, bottom: one },
      );
    }
    default:
      return null;
  }
}
