import { someNode } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';

/** Whether this is the i of complex numbers. */
export function isImaginaryUnit(node: MathNode): boolean {
  return node.kind === 'constant' && node.name === 'i';
}

/** Whether an i of complex numbers stands anywhere in it. */
export function hasImaginaryUnit(node: MathNode): boolean {
  return someNode(node, isImaginaryUnit);
}
