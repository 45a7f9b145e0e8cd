import type { MathNode } from '../read/math-node.ts';

/** The nodes directly inside a node. */
function childrenOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'number':
    case 'mixed':
    case 'constant':
    case 'variable':
      return [];
    case 'add':
    case 'ratio':
      return node.terms;
    case 'multiply':
      return node.factors;
    case 'divide':
      return [node.top, node.bottom];
    case 'power':
      return [node.base, node.exponent];
    case 'call':
      return node.base ? [node.of, node.base] : [node.of];
    case 'measure':
      return [node.value];
    case 'relation':
      return node.sides;
    case 'tuple':
    case 'set':
    case 'list':
      return node.items;
    case 'union':
      return node.parts;
    default:
      return [node.of];
  }
}

/** Whether a node or anything inside it passes. */
export function someNode(node: MathNode, test: (node: MathNode) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test));
}

/** A node and everything inside it. */
export const allNodes = (node: MathNode): readonly MathNode[] => [
  node,
  ...childrenOf(node).flatMap(allNodes),
];

/** The names of the variables in the given nodes, sorted. */
export function variablesOf(...nodes: readonly MathNode[]): readonly string[] {
  const names = new Set<string>();
  const visit = (node: MathNode): void => {
    if (node.kind === 'variable') names.add(node.name);
    childrenOf(node).forEach(visit);
  };
  nodes.forEach(visit);
  return [...names].sort();
}

/** Whether the imaginary unit stands anywhere in a node. */
export function isComplex(node: MathNode): boolean {
  return someNode(node, (inner) => inner.kind === 'constant' && inner.name === 'i');
}
