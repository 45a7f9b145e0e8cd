import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { isImaginaryUnit } from '../numbers/imaginary-unit.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

type Complex = { readonly re: number; readonly im: number };

const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});

function over(a: Complex, b: Complex): Complex | null {
  const size = b.re * b.re + b.im * b.im;
  if (size === 0) return null;
  const turned = times(a, { re: b.re, im: -b.im });
  return { re: turned.re / size, im: turned.im / size };
}

function powerOf(base: Complex, exponent: bigint): Complex | null {
  const size = exponent < 0n ? -exponent : exponent;
  if (size > 200n) return null;
  let value: Complex = { re: 1, im: 0 };
  for (let k = 0n; k < size; k += 1n) value = times(value, base);
  return exponent < 0n ? over({ re: 1, im: 0 }, value) : value;
}

function rootOf(node: Extract<MathNode, { kind: 'root' }>): Complex | null {
  const inner = complexValue(node.of);
  if (inner === null || node.index !== 2 || inner.im !== 0) return null;
  return inner.re < 0 ? { re: 0, im: Math.sqrt(-inner.re) } : { re: Math.sqrt(inner.re), im: 0 };
}

function all(nodes: readonly MathNode[]): readonly Complex[] | null {
  const values = nodes.map(complexValue);
  return values.every((value) => value !== null) ? values : null;
}

/** The value of a number with i in it, read from the tree alone; null for other letters. */
function complexValue(node: MathNode): Complex | null {
  switch (node.kind) {
    case 'constant': {
      if (isImaginaryUnit(node)) return { re: 0, im: 1 };
      const value = numberValue(node, new Map());
      return Number.isFinite(value) ? { re: value, im: 0 } : null;
    }
    case 'negate': {
      const inner = complexValue(node.of);
      return inner && { re: -inner.re, im: -inner.im };
    }
    case 'add':
      return (
        all(node.terms)?.reduce((a, b) => ({ re: a.re + b.re, im: a.im + b.im }), { re: 0, im: 0 }) ?? null
      );
    case 'multiply':
      return all(node.factors)?.reduce(times, { re: 1, im: 0 }) ?? null;
    case 'divide': {
      const [top, bottom] = all([node.top, node.bottom]) ?? [];
      return top && bottom ? over(top, bottom) : null;
    }
    case 'power': {
      const exponent = exactValue(node.exponent);
      const base = complexValue(node.base);
      return base && exponent?.d === 1n ? powerOf(base, exponent.n) : null;
    }
    case 'root':
      return rootOf(node);
    case 'absolute': {
      const inner = complexValue(node.of);
      return inner && { re: Math.hypot(inner.re, inner.im), im: 0 };
    }
    default: {
      const value = numberValue(node, new Map());
      return Number.isFinite(value) ? { re: value, im: 0 } : null;
    }
  }
}

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const same = (a: Complex | null, b: Complex | null): boolean =>
  a !== null && b !== null && near(a.re, b.re) && near(a.im, b.im);

/** x = r or x = s as the values of the letter; null for other forms. */
function rootsIn(node: MathNode): readonly Complex[] | null {
  const parts = node.kind === 'list' && node.joined === 'or' ? node.items : [node];
  return all(
    parts.flatMap((part) =>
      part.kind === 'relation' && part.sides[0]?.kind === 'variable' && part.sides[1] ? [part.sides[1]] : [],
    ),
  );
}

/** The same value where i^2 is -1; or the same list of values of a letter. */
export function provesComplex(from: string, to: string): boolean {
  const [a, b] = [parseMath(from), parseMath(to)];
  if (!a.ok || !b.ok) return false;
  if (a.node.kind === 'relation' || a.node.kind === 'list') {
    const [left, right] = [rootsIn(a.node), rootsIn(b.node)];
    if (!left || !right || left.length === 0 || left.length !== right.length) return false;
    return left.every((value) => right.some((other) => same(value, other)));
  }
  return same(complexValue(a.node), complexValue(b.node));
}

/** Every shown value of the letter, complex or not, makes the given equation true. */
export function provesComplexRoots(from: string, to: string): boolean {
  const [a, b] = [parseMath(from), parseMath(to)];
  if (!a.ok || !b.ok || a.node.kind !== 'relation') return false;
  const [left, right] = a.node.sides;
  const parts = b.node.kind === 'list' && b.node.joined === 'or' ? b.node.items : [b.node];
  if (!left || !right) return false;
  return parts.every((part) => {
    const [name, value] = part.kind === 'relation' ? part.sides : [];
    if (name?.kind !== 'variable' || !value) return false;
    const at = new Map([[name.name, value]]);
    return same(complexValue(replaceVariables(left, at)), complexValue(replaceVariables(right, at)));
  });
}
