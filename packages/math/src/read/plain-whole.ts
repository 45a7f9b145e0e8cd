import type { MathNode } from './math-node.ts';
import type { Token } from './tokens.ts';

/** A whole number as a node. */
export function whole(value: bigint): MathNode {
  return { kind: 'number', value: { n: value, d: 1n }, places: -1 };
}

/** The whole number that a node or token writes without a point; null for anything else. */
export function plainWhole(node: MathNode | Token | undefined): bigint | null {
  if (node?.kind !== 'number' || node.places >= 0 || node.value.d !== 1n) return null;
  return node.value.n;
}
