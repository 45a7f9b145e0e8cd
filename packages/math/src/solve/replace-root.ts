import type { MathNode } from '../read/math-node.ts';
import { writeMath } from './write-math.ts';

/** The same expression with a letter in place of every root that has the given text. */
export function replaceRoot(node: MathNode, text: string, letter: string): MathNode {
  const inside = (child: MathNode): MathNode => replaceRoot(child, text, letter);
  switch (node.kind) {
    case 'root':
      return writeMath(node) === text ? { kind: 'variable', name: letter } : node;
    case 'negate':
      return { ...node, of: inside(node.of) };
    case 'add':
      return { ...node, terms: node.terms.map(inside) };
    case 'multiply':
      return { ...node, factors: node.factors.map(inside) };
    case 'divide':
      return { ...node, top: inside(node.top), bottom: inside(node.bottom) };
    case 'power':
      return { ...node, base: inside(node.base) };
    default:
      return node;
  }
}
