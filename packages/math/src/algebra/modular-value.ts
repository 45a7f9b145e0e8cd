import type { MathNode } from '../read/math-node.ts';
import { exactValue } from './normal-form.ts';

/** A prime above 2^60: two different quotients of degree D agree at a random point with chance below D/2^60. */
const prime = 2n ** 61n - 1n;

export type ModularPoint = ReadonlyMap<string, bigint>;

function wrap(value: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = wrap(base);
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = wrap(result * square);
    square = wrap(square * square);
  }
  return result;
}

function quotient(top: bigint | null, bottom: bigint | null): bigint | null {
  if (top === null || bottom === null || bottom === 0n) return null;
  return wrap(top * power(bottom, prime - 2n));
}

function fold(
  nodes: readonly MathNode[],
  at: ModularPoint,
  join: (a: bigint, b: bigint) => bigint,
): bigint | null {
  let total: bigint | null = null;
  for (const node of nodes) {
    const value = modularValue(node, at);
    if (value === null) return null;
    total = total === null ? value : wrap(join(total, value));
  }
  return total;
}

function raise(node: Extract<MathNode, { kind: 'power' }>, at: ModularPoint): bigint | null {
  const exponent = exactValue(node.exponent);
  const base = modularValue(node.base, at);
  if (base === null || exponent?.d !== 1n) return null;
  return exponent.n < 0n ? quotient(1n, power(base, -exponent.n)) : power(base, exponent.n);
}

/** The value of a polynomial quotient modulo a large prime; null for anything else. Powers may be huge. */
export function modularValue(node: MathNode, at: ModularPoint): bigint | null {
  switch (node.kind) {
    case 'number':
      return quotient(wrap(node.value.n), wrap(node.value.d));
    case 'mixed':
      return quotient(wrap(node.whole * node.bottom + node.top), wrap(node.bottom));
    case 'variable':
      return at.get(node.name) ?? null;
    case 'negate': {
      const value = modularValue(node.of, at);
      return value === null ? null : wrap(-value);
    }
    case 'add':
      return fold(node.terms, at, (a, b) => a + b);
    case 'multiply':
      return fold(node.factors, at, (a, b) => a * b);
    case 'divide':
      return quotient(modularValue(node.top, at), modularValue(node.bottom, at));
    case 'power':
      return raise(node, at);
    case 'percent':
      return quotient(modularValue(node.of, at), 100n);
    default:
      return null;
  }
}
