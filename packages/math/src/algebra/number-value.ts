import { rationalToNumber } from '../rational/rational-text.ts';
import type { ConstantName, MathNode } from '../read/math-node.ts';
import { exactValue } from './normal-form.ts';

export type Assignment = ReadonlyMap<string, number>;

const calls: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  log: Math.log10,
  ln: Math.log,
  exp: Math.exp,
};

const constants: Readonly<Record<ConstantName, number>> = {
  pi: Math.PI,
  e: Math.E,
  i: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
};

function realRoot(value: number, index: number): number {
  if (value < 0) return index % 2 === 0 ? Number.NaN : -realRoot(-value, index);
  if (index === 2) return Math.sqrt(value);
  return index === 3 ? Math.cbrt(value) : value ** (1 / index);
}

function realPower(base: number, node: MathNode, at: Assignment): number {
  const exponent = numberValue(node, at);
  if (base === 0 && exponent <= 0) return Number.NaN;
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  const exact = exactValue(node);
  if (!exact || exact.d % 2n === 0n) return Number.NaN;
  const size = (-base) ** exponent;
  return exact.n % 2n === 0n ? size : -size;
}

function callValue(node: Extract<MathNode, { kind: 'call' }>, at: Assignment): number {
  const value = calls[node.name]?.(numberValue(node.of, at)) ?? Number.NaN;
  if (!node.base) return value;
  const base = numberValue(node.base, at);
  return base > 0 && base !== 1 ? Math.log(numberValue(node.of, at)) / Math.log(base) : Number.NaN;
}

/** The real value at a point; NaN where it is not defined over the reals or is no single value. */
export function numberValue(node: MathNode, at: Assignment): number {
  switch (node.kind) {
    case 'number':
      return rationalToNumber(node.value);
    case 'mixed':
      return Number(node.whole) + Number(node.top) / Number(node.bottom);
    case 'constant':
      return constants[node.name];
    case 'variable':
      return at.get(node.name) ?? Number.NaN;
    case 'negate':
      return -numberValue(node.of, at);
    case 'add':
      return node.terms.reduce((sum, term) => sum + numberValue(term, at), 0);
    case 'multiply':
      return node.factors.reduce((product, factor) => product * numberValue(factor, at), 1);
    case 'divide': {
      const bottom = numberValue(node.bottom, at);
      return bottom === 0 ? Number.NaN : numberValue(node.top, at) / bottom;
    }
    case 'power':
      return realPower(numberValue(node.base, at), node.exponent, at);
    case 'root':
      return realRoot(numberValue(node.of, at), node.index);
    case 'absolute':
      return Math.abs(numberValue(node.of, at));
    case 'percent':
      return numberValue(node.of, at) / 100;
    case 'call':
      return callValue(node, at);
    default:
      return Number.NaN;
  }
}
