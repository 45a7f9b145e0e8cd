import { exactValue } from '../../algebra/normal-form.ts';
import { isComplex, someNode } from '../../algebra/variables-of.ts';
import { greatestCommonDivisor, type Rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';

export type NumberShape =
  | { readonly kind: 'integer' }
  | { readonly kind: 'decimal'; readonly places: number; readonly whole: boolean }
  | { readonly kind: 'fraction'; readonly lowest: boolean }
  | { readonly kind: 'mixed'; readonly lowest: boolean; readonly proper: boolean }
  | { readonly kind: 'percent' }
  | { readonly kind: 'scientific' }
  | { readonly kind: 'other' };

function signedNumber(node: MathNode | undefined): Rational | null {
  if (node?.kind === 'number') return node.value;
  if (node?.kind !== 'negate') return null;
  const inner = signedNumber(node.of);
  return inner && { n: -inner.n, d: inner.d };
}

/** The whole number written by a node, with its sign; null for anything else. */
export function writtenWhole(node: MathNode): bigint | null {
  if (node.kind === 'number' && node.places >= 0) return null;
  if (node.kind === 'negate' && node.of.kind === 'negate') return null;
  const value = signedNumber(node);
  return value?.d === 1n ? value.n : null;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

function fractionShape(top: MathNode, bottom: MathNode): NumberShape {
  const n = writtenWhole(top);
  const d = writtenWhole(bottom);
  if (n === null || d === null) return { kind: 'other' };
  return { kind: 'fraction', lowest: greatestCommonDivisor(n, d) === 1n && abs(d) !== 1n };
}

function isScientific(factors: readonly MathNode[]): boolean {
  const [front, power] = factors;
  const size = signedNumber(front);
  if (factors.length !== 2 || !size || power?.kind !== 'power') return false;
  const base = signedNumber(power.base);
  const exponent = writtenWhole(power.exponent);
  const inRange = abs(size.n) >= size.d && abs(size.n) < 10n * size.d;
  return base?.n === 10n && base.d === 1n && exponent !== null && inRange;
}

const isUnit = (node: MathNode | undefined): boolean => node?.kind === 'constant' && node.name === 'i';

const isRootOfNegative = (node: MathNode): boolean =>
  node.kind === 'root' && node.index % 2 === 0 && (exactValue(node.of)?.n ?? 0n) < 0n;

/** A part of a + bi: a real number, or one with i beside it or over a fraction bar. */
function isComplexPart(node: MathNode): boolean {
  if (node.kind === 'negate') return node.of.kind !== 'negate' && isComplexPart(node.of);
  if (isUnit(node)) return true;
  if (!isComplex(node)) return !someNode(node, isRootOfNegative);
  if (node.kind === 'divide') return isComplexPart(node.top) && !isComplex(node.bottom);
  return node.kind === 'multiply' && node.factors.filter(isComplex).length === 1 && node.factors.some(isUnit);
}

/** Whether a complex number is written as a + bi or bi, in any order. */
export function isStandardComplex(node: MathNode): boolean {
  if (node.kind !== 'add') return isComplexPart(node);
  const imaginary = node.terms.filter(isComplex).length;
  return imaginary <= 1 && node.terms.length - imaginary <= 1 && node.terms.every(isComplexPart);
}

/** How a number is written, whatever its value. */
export function numberShape(node: MathNode): NumberShape {
  switch (node.kind) {
    case 'number':
      return node.places < 0
        ? { kind: 'integer' }
        : { kind: 'decimal', places: node.places, whole: node.value.d === 1n };
    case 'negate':
      return node.of.kind === 'negate' ? { kind: 'other' } : numberShape(node.of);
    case 'divide':
      return fractionShape(node.top, node.bottom);
    case 'mixed': {
      const lowest = greatestCommonDivisor(node.top, node.bottom) === 1n;
      return { kind: 'mixed', lowest, proper: node.top < node.bottom && node.top > 0n };
    }
    case 'percent':
      return { kind: 'percent' };
    case 'multiply':
      return { kind: isScientific(node.factors) ? 'scientific' : 'other' };
    default:
      return { kind: 'other' };
  }
}
