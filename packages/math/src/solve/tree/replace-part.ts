import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { mapParts } from './map-parts.ts';

/** The same expression with a letter in place of every part that has the given text. */
export function replacePart(node: MathNode, text: string, letter: string): MathNode {
  if (writeMath(node) === text) return { kind: 'variable', name: letter };
  return mapParts(node, (part) => replacePart(part, text, letter));
}
