import type { MathNode } from '../../read/math-node.ts';

/** The same expression or relation with values in place of letters; other forms stay as they are. */
export function replaceVariables(node: MathNode, at: ReadonlyMap<string, MathNode>): MathNode {
  const inside = (child: MathNode): MathNode => replaceVariables(child, at);
  switch (node.kind) {
    case 'variable':
      return at.get(node.name) ?? node;
    case 'negate':
    case 'root':
    case 'absolute':
    case 'percent':
    case 'plus-minus':
      return { ...node, of: inside(node.of) };
    case 'add':
    case 'ratio':
      return { ...node, terms: node.terms.map(inside) };
    case 'multiply':
      return { ...node, factors: node.factors.map(inside) };
    case 'divide':
      return { ...node, top: inside(node.top), bottom: inside(node.bottom) };
    case 'power':
      return { ...node, base: inside(node.base), exponent: inside(node.exponent) };
    case 'call':
      return { ...node, of: inside(node.of), ...(node.base ? { base: inside(node.base) } : {}) };
    case 'list':
      return { ...node, items: node.items.map(inside) };
    case 'relation':
      return { ...node, sides: node.sides.map(inside) };
    default:
      return node;
  }
}
