import type { MathNode } from '../../read/math-node.ts';
import { powerProductOf } from '../polynomials/tidy.ts';
import { numberNode, wholeNode } from '../tree/make-node.ts';
import { mapParts } from '../tree/map-parts.ts';

/** An expression with its natural logarithms of powers of e, and of 1, as their exponents. */
export function knownLogarithms(node: MathNode): MathNode {
  if (node.kind !== 'call' || node.name !== 'ln') return mapParts(node, knownLogarithms);
  const inside = powerProductOf(node.of.kind === 'absolute' ? node.of.of : node.of);
  const [power, more] = inside?.powers.values() ?? [];
  const { n, d } = inside?.coefficient ?? { n: 0n, d: 1n };
  if (n !== d || more) return node;
  if (!power) return wholeNode(0);
  return power.base.kind === 'constant' && power.base.name === 'e' ? numberNode(power.exponent) : node;
}
