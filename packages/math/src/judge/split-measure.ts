import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import { readUnit, unitFactor } from '../units/read-unit.ts';
import { sameScalar } from './number/same-number.ts';

export type Measured = { readonly value: MathNode; readonly unit: string | null };

/** The last of numbers that are all equal, as in 14/6 = 7/3; null where they differ or one is no number. */
function lastOfEqual(sides: readonly MathNode[]): MathNode | null {
  const [last, ...rest] = [...sides].reverse();
  if (!last || rest.length === 0 || variablesOf(...sides).length > 0) return null;
  return rest.every((side) => sameScalar(side, last)) ? last : null;
}

/** `x = 4` where a value is wanted: the side without the single variable, worked out as in x = 8/2 = 4. */
export function withoutAssignment(node: MathNode): MathNode {
  if ((node.kind === 'set' || node.kind === 'list') && node.items.length === 1 && node.items[0])
    return node.items[0];
  if (node.kind === 'relation' && node.signs.every((sign) => sign === '=')) {
    const [name, ...sides] = node.sides;
    const worked = name?.kind === 'variable' ? lastOfEqual(sides) : lastOfEqual(node.sides);
    if (worked) return worked;
  }
  if (node.kind !== 'relation' || node.sides.length !== 2 || node.signs[0] !== '=') return node;
  const [left, right] = node.sides;
  if (left?.kind === 'variable' && right && right.kind !== 'variable') return right;
  return right?.kind === 'variable' && left ? left : node;
}

export function scaled(value: MathNode, factor: { n: bigint; d: bigint }): MathNode {
  if (factor.n === factor.d) return value;
  return { kind: 'multiply', factors: [value, { kind: 'number', value: factor, places: -1 }] };
}

type Part = Measured | null;

function splitSum(node: MathNode, parts: readonly Part[]): Part {
  if (parts.every((part) => part?.unit === null)) return { value: node, unit: null };
  const unit = parts[0]?.unit;
  if (!unit) return null;
  const target = readUnit(unit);
  const values: MathNode[] = [];
  for (const part of parts) {
    const own = part?.unit ? readUnit(part.unit) : null;
    const factor = own && target && unitFactor(own, target);
    if (!part || !factor) return null;
    values.push(scaled(part.value, factor));
  }
  return { value: { kind: 'add', terms: values }, unit };
}

function splitProduct(node: MathNode, parts: readonly Part[]): Part {
  const units = parts.flatMap((part) => (part?.unit ? [part.unit] : []));
  const values = parts.flatMap((part) => (part ? [part.value] : []));
  if (values.length < parts.length) return null;
  if (units.length === 0) return { value: node, unit: null };
  return { value: { kind: 'multiply', factors: values }, unit: units.join('*') };
}

function splitDivision(node: MathNode, top: Part, bottom: Part): Part {
  if (!top || !bottom) return null;
  if (top.unit === null && bottom.unit === null) return { value: node, unit: null };
  const value: MathNode = { kind: 'divide', top: top.value, bottom: bottom.value };
  if (bottom.unit === null) return { value, unit: top.unit };
  if (top.unit === null || bottom.unit.includes('/')) return null;
  return { value, unit: `${top.unit}/${bottom.unit}` };
}

/** A value and its unit; `5 ft 3 in` comes back in feet. null where units do not go together. */
export function splitMeasure(node: MathNode): Measured | null {
  switch (node.kind) {
    case 'measure':
      return { value: node.value, unit: node.unit };
    case 'negate': {
      const inner = splitMeasure(node.of);
      return inner && { value: { kind: 'negate', of: inner.value }, unit: inner.unit };
    }
    case 'add':
      return splitSum(node, node.terms.map(splitMeasure));
    case 'multiply':
      return splitProduct(node, node.factors.map(splitMeasure));
    case 'divide':
      return splitDivision(node, splitMeasure(node.top), splitMeasure(node.bottom));
    default:
      return { value: node, unit: null };
  }
}

/** The value counted in the wanted unit; null when the units measure different things. */
export function inUnit({ value, unit }: Measured, wanted: string | null): MathNode | null {
  if (unit === null || wanted === null) return value;
  const from = readUnit(unit);
  const to = readUnit(wanted);
  if (!from || !to) return value;
  const factor = unitFactor(from, to);
  return factor && scaled(value, factor);
}
