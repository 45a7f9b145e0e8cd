import { mapChildren } from '../algebra/map-children.ts';
import { someNode } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import { withoutAssignment } from './split-measure.ts';

/** More signs than any school answer has; each doubles the values. */
const mostSigns = 3;

/** Whether a node stands for several values by a ± anywhere in it. */
export function holdsBothSigns(node: MathNode): boolean {
  return someNode(node, ({ kind }) => kind === 'plus-minus');
}

function countSigns(node: MathNode): number {
  let count = 0;
  someNode(node, ({ kind }) => {
    if (kind === 'plus-minus') count += 1;
    return false;
  });
  return count;
}

/** The node with each ± as the next of the given signs; `take` gives them in the order of writing. */
function withSigns(node: MathNode, take: () => boolean): MathNode {
  const inner = (child: MathNode): MathNode => withSigns(child, take);
  if (node.kind !== 'plus-minus') return mapChildren(node, inner);
  const negative = take();
  const of = inner(node.of);
  return negative ? { kind: 'negate', of } : of;
}

/** `±x = 2` as the value ±2, `x = ±2` as well; other nodes as they are. */
function signedValue(node: MathNode): MathNode {
  if (node.kind !== 'relation' || node.sides.length !== 2 || node.signs[0] !== '=') return node;
  const [left, right] = node.sides;
  if (left?.kind === 'plus-minus' && left.of.kind === 'variable' && right) return { ...left, of: right };
  if (right?.kind === 'plus-minus' && right.of.kind === 'variable' && left) return { ...right, of: left };
  return withoutAssignment(node);
}

/** The values a node stands for: two for a ± wherever it is, four for two of them; a node without ± for itself. */
export function bothSigns(node: MathNode): readonly MathNode[] {
  const value = signedValue(node);
  const count = countSigns(value);
  if (count === 0 || count > mostSigns) return [value];
  return Array.from({ length: 2 ** count }, (_, choice) => {
    let place = 0;
    return withSigns(value, () => {
      place += 1;
      return Math.floor(choice / 2 ** (place - 1)) % 2 === 1;
    });
  });
}
