import { exactValue } from '../../algebra/normal-form.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { startChain } from '../proof/chain.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { divideByRoot, rationalRoot as rationalRootOf } from './factor-integers.ts';
import {
  addCoefficients,
  type Coefficients,
  commonDivisor,
  commonMultiple,
  divideCoefficients,
  multiplyCoefficients,
  negateCoefficients,
  primitive,
  scaleCoefficients,
  trimmed,
} from './rational-polynomial.ts';
import { factorOn } from './solve-factor.ts';

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

/** Top and bottom without their common factor, with whole coefficients and a positive first one below. */
export function lowestFraction({ top, bottom }: Fraction): Fraction {
  const shared = commonDivisor(top, bottom);
  const over = primitive(divideCoefficients(top, shared).quotient);
  const under = primitive(divideCoefficients(bottom, shared).quotient);
  const factor = rational(over.factor.n * under.factor.d, over.factor.d * under.factor.n);
  return {
    top: scaleCoefficients(
      over.whole.map((n) => rational(n)),
      rational(factor.n),
    ),
    bottom: scaleCoefficients(
      under.whole.map((n) => rational(n)),
      rational(factor.d),
    ),
  };
}

/** A polynomial written as a product over the whole numbers, where it has one. */
export function factoredText(coefficients: Coefficients, letter: string): string {
  const { whole, factor } = primitive(coefficients);
  const plain = polynomialWords(coefficients, letter);
  if (factor.d !== 1n || whole.length < 2) return plain;
  const all = whole.map((n) => n * factor.n);
  const chain = startChain(plain);
  return factorOn(chain, all, letter) ? chain.at : plain;
}

/** A text that is a sum outside of its brackets needs brackets before a fraction bar. */
function bracketed(text: string): string {
  let outside = text;
  for (let last = ''; last !== outside; ) {
    last = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return / /.test(outside) ? `(${text})` : text;
}

/** A fraction as text; `factored` shows both parts as products. */
export function fractionText({ top, bottom }: Fraction, letter: string, factored = false): string {
  const write = (part: Coefficients): string =>
    factored ? factoredText(part, letter) : polynomialWords(part, letter);
  if (bottom.length === 1 && bottom[0]?.n === bottom[0]?.d) return write(top);
  const [over, under] = [write(top), write(bottom)];
  const lower = /^(?:\d+|[a-z])$/.test(under) ? under : /^\([^()]*\)$/.test(under) ? under : `(${under})`;
  return `${bracketed(over)}/${lower}`;
}

/** The numbers that make a polynomial 0, where they are rational. */
export function excludedValues(bottom: Coefficients): readonly ReturnType<typeof rational>[] {
  const found: ReturnType<typeof rational>[] = [];
  let rest = primitive(bottom).whole;
  while (rest.length > 1) {
    const root = rest[0] === 0n ? rational(0) : rationalRootOf(rest);
    if (!root) break;
    found.push(root);
    rest = rest[0] === 0n ? rest.slice(1) : divideByRoot(rest, root);
  }
  const texts = new Set<string>();
  return found.filter(({ n, d }) => !texts.has(`${n}/${d}`) && texts.add(`${n}/${d}`));
}
