import type { MathNode } from '../read/math-node.ts';

type Change = (child: MathNode) => MathNode;

function mapStructure(node: MathNode, change: Change): MathNode {
  switch (node.kind) {
    case 'ratio':
      return { ...node, terms: node.terms.map(change) };
    case 'relation':
      return { ...node, sides: node.sides.map(change) };
    case 'tuple':
    case 'set':
    case 'list':
      return { ...node, items: node.items.map(change) };
    case 'union':
      return { ...node, parts: node.parts.map(change) };
    case 'measure':
      return { ...node, value: change(node.value) };
    default:
      return node;
  }
}

/** The node with each node directly inside it changed, in the order of writing. */
export function mapChildren(node: MathNode, change: Change): MathNode {
  switch (node.kind) {
    case 'negate':
    case 'plus-minus':
    case 'root':
    case 'absolute':
    case 'percent':
      return { ...node, of: change(node.of) };
    case 'call':
      return node.base
        ? { ...node, base: change(node.base), of: change(node.of) }
        : { ...node, of: change(node.of) };
    case 'add':
      return { ...node, terms: node.terms.map(change) };
    case 'multiply':
      return { ...node, factors: node.factors.map(change) };
    case 'divide':
      return { ...node, top: change(node.top), bottom: change(node.bottom) };
    case 'power':
      return { ...node, base: change(node.base), exponent: change(node.exponent) };
    default:
      return mapStructure(node, change);
  }
}
