import { formatMath } from '../print/format-math.ts';
import type { MathNode } from '../read/math-node.ts';
import { parseMath } from '../read/parse.ts';
import { numberValue } from './number-value.ts';
import { variablesOf } from './variables-of.ts';

/** Values for letters at which two texts are compared; positive, so that roots and logarithms have a value. */
const points: readonly number[] = [1.37, 2.91, 0.53];
const step = 0.618;

function valuesOfNode(node: MathNode): number[] {
  const names = variablesOf(node);
  const used = names.length === 0 ? points.slice(0, 1) : points;
  return used.map((point) => numberValue(node, new Map(names.map((name, at) => [name, point + at * step]))));
}

/**
 * The value of a text at fixed values of its letters, one value where it has none; null where it has no value there.
 * @example valuesOf('5 + 2 * 3') // [11]
 */
export function valuesOf(text: string): readonly number[] | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const values = valuesOfNode(read.node);
  return values.every(Number.isFinite) ? values : null;
}

/** A name that equal values share, however they are written. */
function nameOf(node: MathNode): string {
  const values = valuesOfNode(node);
  if (!values.every(Number.isFinite)) return formatMath(node);
  return `${variablesOf(node).join('')}:${values.map((value) => Number(value.toPrecision(9))).join(' ')}`;
}

/** The terms of a sum or the factors of a product, each named by its value, sorted. */
export type MathParts = { readonly joined: 'sum' | 'product'; readonly names: readonly string[] };

const largestPower = 4;

function termsOf(node: MathNode, sign: 1 | -1): string[] {
  if (node.kind === 'add') return node.terms.flatMap((term) => termsOf(term, sign));
  if (node.kind === 'negate') return termsOf(node.of, sign === 1 ? -1 : 1);
  const name = nameOf(sign === 1 ? node : { kind: 'negate', of: node });
  return name === ':0' ? [] : [name];
}

function factorsOf(node: MathNode, isBelow: boolean): string[] {
  if (node.kind === 'multiply') return node.factors.flatMap((factor) => factorsOf(factor, isBelow));
  if (node.kind === 'divide') return [...factorsOf(node.top, isBelow), ...factorsOf(node.bottom, !isBelow)];
  if (node.kind === 'negate') return [':-1', ...factorsOf(node.of, isBelow)];
  if (node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.d === 1n) {
    const times = Number(node.exponent.value.n);
    if (times > 1 && times <= largestPower)
      return Array.from({ length: times }, () => factorsOf(node.base, isBelow)).flat();
  }
  const one: MathNode = { kind: 'number', value: { n: 1n, d: 1n }, places: 0 };
  const name = nameOf(isBelow ? { kind: 'divide', top: one, bottom: node } : node);
  return name === ':1' ? [] : [name];
}

function joinedOf(node: MathNode): MathParts | null {
  const isSum = node.kind === 'add' || (node.kind === 'negate' && node.of.kind === 'add');
  const names = (isSum ? termsOf(node, 1) : factorsOf(node, false)).sort();
  // A sign alone puts nothing together.
  return names.filter((name) => name !== ':-1').length < 2
    ? null
    : { joined: isSum ? 'sum' : 'product', names };
}

/**
 * What an expression is put together from; null where it is one part, or cannot be read. Written in another order, or
 * with a part in another form, it reads alike; worked out, it does not.
 * @example partsOf('5 + 2 * 3') // { joined: 'sum', names: [':5', ':6'] }
 */
export function partsOf(text: string): MathParts | null {
  const read = parseMath(text);
  return read.ok ? joinedOf(read.node) : null;
}

function childrenOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'add':
    case 'list':
    case 'set':
    case 'tuple':
      return node.kind === 'add' ? node.terms : node.items;
    case 'multiply':
      return node.factors;
    case 'relation':
      return node.sides;
    case 'divide':
      return [node.top, node.bottom];
    case 'power':
      return [node.base];
    case 'negate':
    case 'root':
    case 'absolute':
    case 'call':
    case 'percent':
      return [node.of];
    default:
      return [];
  }
}

/**
 * The parts of an expression, of its sides and of everything inside it.
 * @example allPartsOf('5 + 2 * 3') // [{ joined: 'sum', names: [':5', ':6'] }, { joined: 'product', names: [':2', ':3'] }]
 */
export function allPartsOf(text: string): readonly MathParts[] {
  const read = parseMath(text);
  if (!read.ok) return [];
  const found: MathParts[] = [];
  const open: MathNode[] = [read.node];
  for (let node = open.pop(); node; node = open.pop()) {
    const parts = joinedOf(node);
    if (parts) found.push(parts);
    open.push(...childrenOf(node));
  }
  return found;
}
