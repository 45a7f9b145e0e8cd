import type { MathNode } from '../../read/math-node.ts';

/** The same sum, product, quotient, power or opposite with each of its parts changed; anything else as it is. */
export function mapParts(node: MathNode, change: (part: MathNode) => MathNode): MathNode {
  switch (node.kind) {
    case 'negate':
      return { ...node, of: change(node.of) };
    case 'add':
      return { ...node, terms: node.terms.map(change) };
    case 'multiply':
      return { ...node, factors: node.factors.map(change) };
    case 'divide':
      return { ...node, top: change(node.top), bottom: change(node.bottom) };
    case 'power':
      return { ...node, base: change(node.base) };
    default:
      return node;
  }
}
