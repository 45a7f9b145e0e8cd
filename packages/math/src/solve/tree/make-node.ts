import { negateRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';

export const wholeNode = (value: bigint | number): MathNode => numberNode(rational(value));

/** A number as it is written: a whole number or a fraction, with the sign in front. */
export function numberNode(value: Rational): MathNode {
  if (value.n < 0n) return { kind: 'negate', of: numberNode(negateRational(value)) };
  const top: MathNode = { kind: 'number', value: rational(value.n), places: -1 };
  if (value.d === 1n) return top;
  return { kind: 'divide', top, bottom: { kind: 'number', value: rational(value.d), places: -1 } };
}

/** A number as a decimal; a fraction where the decimal does not end. */
export function decimalNode(value: Rational): MathNode {
  const text = rationalToDecimalText(value);
  if (text === null || value.d === 1n) return numberNode(value);
  if (value.n < 0n) return { kind: 'negate', of: decimalNode(negateRational(value)) };
  return { kind: 'number', value, places: text.length - text.indexOf('.') - 1 };
}

/** top/bottom with the signs and common factors left in. */
export function fractionNode(top: bigint, bottom: bigint): MathNode {
  return { kind: 'divide', top: wholeNode(top), bottom: wholeNode(bottom) };
}
