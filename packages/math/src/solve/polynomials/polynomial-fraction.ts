import { rational } from '../../rational/rational.ts';
import { startChain } from '../proof/chain.ts';
import { polynomialWords } from '../tree/side-terms.ts';
import { divideByRoot, rationalRoot as rationalRootOf } from './factor-integers.ts';
import type { Fraction } from './fraction-of.ts';
import {
  type Coefficients,
  commonDivisor,
  divideCoefficients,
  primitive,
  scaleCoefficients,
} from './rational-polynomial.ts';
import { factorOn } from './solve-factor.ts';

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
