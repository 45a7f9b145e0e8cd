import { exactValue, normalForm } from '../../algebra/normal-form.ts';
import { constantOf } from '../../algebra/polynomial.ts';
import {
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { numberNode } from './make-node.ts';

/** A term c·x, or the number c where `letter` is null. */
export type Term = { readonly coefficient: Rational; readonly letter: string | null };

const zero = rational(0);
const one = rational(1);

/** What every power of one letter is multiplied by, from power 0 up; null for anything but a polynomial in it. */
export function coefficientsOf(node: MathNode, letter: string): readonly Rational[] | null {
  const form = normalForm(node);
  if (form.kind !== 'form' || !form.form.exact || !constantOf(form.form.quotient.bottom)) return null;
  const found: Rational[] = [];
  for (const { monomial, coefficient } of form.form.quotient.top.values()) {
    const [name, power] = monomial[0] ?? [letter, 0];
    if (monomial.length > 1 || name !== letter || power > 12) return null;
    while (found.length <= power) found.push(zero);
    found[power] = coefficient;
  }
  return found.length === 0 ? [zero] : found;
}

/** The terms of a side with its brackets multiplied out, in the order they stand; null when it is not linear. */
export function termsOf(node: MathNode, scale: Rational = one): readonly Term[] | null {
  const value = node.kind === 'add' ? null : exactValue(node);
  if (value) return [{ coefficient: multiplyRational(value, scale), letter: null }];
  switch (node.kind) {
    case 'variable':
      return [{ coefficient: scale, letter: node.name }];
    case 'negate':
      return termsOf(node.of, negateRational(scale));
    case 'add': {
      const parts = node.terms.map((term) => termsOf(term, scale));
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'multiply': {
      const values = node.factors.map((factor) => exactValue(factor));
      const open = node.factors.filter((_, i) => values[i] === null);
      const known = values.reduce<Rational>((a, b) => (b ? multiplyRational(a, b) : a), scale);
      return open.length === 1 && open[0] ? termsOf(open[0], known) : null;
    }
    case 'divide': {
      const bottom = exactValue(node.bottom);
      return bottom && bottom.n !== 0n ? termsOf(node.top, divideRational(scale, bottom)) : null;
    }
    default:
      return null;
  }
}

/** c·x as students write it: 3x, -x, (2/3)x. */
export function termNode({ coefficient, letter }: Term, power = 1): MathNode {
  if (letter === null || power === 0) return numberNode(coefficient);
  if (coefficient.n < 0n)
    return { kind: 'negate', of: termNode({ coefficient: negateRational(coefficient), letter }, power) };
  const base: MathNode = { kind: 'variable', name: letter };
  const raised: MathNode =
    power === 1 ? base : { kind: 'power', base, exponent: numberNode(rational(power)) };
  if (coefficient.n === 1n && coefficient.d === 1n) return raised;
  return { kind: 'multiply', factors: [numberNode(coefficient), raised] };
}

export function sumNode(terms: readonly MathNode[]): MathNode {
  if (terms.length === 0) return numberNode(zero);
  return terms.length === 1 && terms[0] ? terms[0] : { kind: 'add', terms };
}

export const termsText = (terms: readonly Term[]): string =>
  writeMath(sumNode(terms.map((term) => termNode(term))));

/** A polynomial in one letter, highest power first. */
function polynomialNode(coefficients: readonly Rational[], letter: string): MathNode {
  const terms = coefficients
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => coefficient.n !== 0n)
    .reverse()
    .map(({ coefficient, power }) => termNode({ coefficient, letter }, power));
  return sumNode(terms);
}

export const polynomialWords = (coefficients: readonly Rational[], letter: string): string =>
  writeMath(polynomialNode(coefficients, letter));
