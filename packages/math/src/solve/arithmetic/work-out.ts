import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain } from '../proof/chain.ts';
import {
  addAtoms,
  atomOf,
  divideAtoms,
  isNegatedZero,
  multiplyAtoms,
  raiseAtom,
  reduceSingle,
  type Stage,
} from './reduce-operation.ts';

type Put = (part: MathNode) => MathNode;
/** An operation that can be done now; `level` counts the brackets around it. */
type Ready = {
  readonly stages: readonly Stage[];
  readonly put: Put;
  readonly level: number;
  readonly rank: number;
};

type Place = { readonly node: MathNode; readonly put: Put; readonly level: number };

/** The first two neighbours that are finished numbers are joined; the rest of the row stays. */
function joinRow(
  row: readonly MathNode[],
  join: typeof addAtoms,
): { stages: Stage[]; put: (n: MathNode) => MathNode[] } | null {
  const [first, second, ...rest] = row;
  const [a, b] = [first && atomOf(first), second && atomOf(second)];
  if (!a || !b) return null;
  return {
    stages: join(a, b),
    put: (node) =>
      node.kind === 'add'
        ? [...node.terms, ...rest]
        : node.kind === 'multiply'
          ? [...node.factors, ...rest]
          : [node, ...rest],
  };
}

const single = (nodes: MathNode[], many: (nodes: MathNode[]) => MathNode): MathNode =>
  nodes.length === 1 && nodes[0] ? nodes[0] : many(nodes);

function ownOperation({ node, put, level }: Place): Ready | null {
  const alone = reduceSingle(node);
  if (alone) return { stages: alone, put, level, rank: node.kind === 'negate' ? 2 : 0 };
  if (node.kind === 'add') {
    const at = node.terms.findIndex((term) => term.kind === 'negate' && term.of.kind === 'negate');
    const double = node.terms[at];
    if (at > 0 && double?.kind === 'negate' && double.of.kind === 'negate' && atomOf(double.of)) {
      const terms = node.terms.map((term, i) =>
        i === at && double.of.kind === 'negate' ? double.of.of : term,
      );
      const stages: Stage[] = [{ node: { kind: 'add', terms }, reason: { rule: 'subtract-negative' } }];
      return { stages, put, level, rank: 1.5 };
    }
    const row = joinRow(node.terms, addAtoms);
    return (
      row && {
        stages: row.stages,
        put: (n) => put(single(row.put(n), (terms) => ({ kind: 'add', terms }))),
        level,
        rank: 2,
      }
    );
  }
  if (node.kind === 'multiply') {
    const row = joinRow(node.factors, multiplyAtoms);
    return (
      row && {
        stages: row.stages,
        put: (n) => put(single(row.put(n), (factors) => ({ kind: 'multiply', factors }))),
        level,
        rank: 1,
      }
    );
  }
  if (node.kind !== 'divide' && node.kind !== 'power') return null;
  if (atomOf(node)) return null;
  const [a, b] =
    node.kind === 'divide'
      ? [atomOf(node.top), atomOf(node.bottom)]
      : [atomOf(node.base), atomOf(node.exponent)];
  const stages = a && b && (node.kind === 'divide' ? divideAtoms(a, b) : raiseAtom(a, b));
  return stages ? { stages, put, level, rank: node.kind === 'divide' ? 1 : 0 } : null;
}

const isSum = (node: MathNode): boolean => node.kind === 'add';

function placesInside({ node, put, level }: Place): Place[] {
  const within = (child: MathNode, place: Put, bracket = isSum(child)): Place => ({
    node: child,
    put: (part) => put(place(part)),
    level: level + (bracket ? 1 : 0),
  });
  const inRow = (row: readonly MathNode[], many: (nodes: MathNode[]) => MathNode): Place[] =>
    row.map((child, i) => within(child, (part) => many(row.map((other, j) => (j === i ? part : other)))));
  switch (node.kind) {
    case 'add':
      return inRow(node.terms, (terms) => ({ kind: 'add', terms }));
    case 'multiply':
      return inRow(node.factors, (factors) => ({ kind: 'multiply', factors }));
    case 'divide':
      return [
        within(node.top, (top) => ({ ...node, top })),
        within(node.bottom, (bottom) => ({ ...node, bottom })),
      ];
    case 'power':
      return [
        within(node.base, (base) => ({ ...node, base }), node.base.kind !== 'number'),
        within(node.exponent, (exponent) => ({ ...node, exponent })),
      ];
    case 'negate':
    case 'percent':
      return [within(node.of, (of) => ({ ...node, of }))];
    case 'absolute':
    case 'root':
      return [within(node.of, (of) => ({ ...node, of }), true)];
    default:
      return [];
  }
}

/** Brackets first, then powers, then products and quotients, then sums; from left to right. */
function nextOperation(root: MathNode): Ready | null {
  let best: Ready | null = null;
  const visit = (place: Place): void => {
    const ready = ownOperation(place);
    const better =
      !best || !ready || ready.level > best.level || (ready.level === best.level && ready.rank < best.rank);
    if (ready && better) best = ready;
    if (!atomOf(place.node)) placesInside(place).forEach(visit);
  };
  visit({ node: root, put: (part) => part, level: 0 });
  return best;
}

const mostOperations = 40;

/** Works out arithmetic one operation a step; ends when nothing more can be done or `step` says no. */
function workOut(start: MathNode, step: (node: MathNode, stage: Stage) => boolean): MathNode {
  let node = start;
  for (let i = 0; i < mostOperations && (!atomOf(node) || isNegatedZero(node)); i += 1) {
    const next = nextOperation(node);
    if (!next) return node;
    for (const stage of next.stages) {
      const whole = next.put(stage.node);
      node = whole;
      if (!step(whole, stage)) return node;
    }
  }
  return node;
}

/** Works arithmetic out on a chain; returns the finished number, or null when it has no finished number. */
export function workOutOn(chain: Chain, start: MathNode): MathNode | null {
  const end = workOut(start, (node, { reason }) => {
    addStep(chain, writeMath(node), reason);
    return chain.proven;
  });
  return chain.proven && atomOf(end) ? end : null;
}
