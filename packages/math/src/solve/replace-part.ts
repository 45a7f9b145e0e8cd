import type { MathNode } from '../read/math-node.ts';
import { writeMath } from './write-math.ts';

/** The same expression with a letter in place of every part that has the given text. */
export function replacePart(node: MathNode, text: string, letter: string): MathNode {
  if (writeMath(node) === text) return { kind: 'variable', name: letter };
  const inside = (child: MathNode): MathNode => replacePart(child, text, letter);
  switch (node.kind) {
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
