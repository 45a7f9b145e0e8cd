import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

const mark = /^lim \(([a-z]) → (.+?)([⁺⁻]?)\) \((.*)\)$/;

type Limit = { readonly letter: string; readonly at: number; readonly side: string; readonly of: MathNode };

function readLimit(text: string): Limit | null {
  const [, letter = '', place = '', side = '', body = ''] = mark.exec(text) ?? [];
  const read = parseMath(body);
  if (!read.ok || variablesOf(read.node).some((name) => name !== letter)) return null;
  if (place === '∞' || place === '-∞')
    return {
      letter,
      at: place === '∞' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
      side,
      of: read.node,
    };
  const at = parseMath(place);
  const value = at.ok ? numberValue(at.node, new Map()) : Number.NaN;
  return Number.isFinite(value) ? { letter, at: value, side, of: read.node } : null;
}

/** Places that come closer and closer, from the sides that count. */
function approaches({ at, side }: Limit): readonly (readonly number[])[] {
  const steps = [1e-2, 1e-3, 1e-4];
  if (!Number.isFinite(at)) return [[1e3, 1e4, 1e5].map((far) => Math.sign(at) * far)];
  const right = steps.map((h) => at + h);
  const left = steps.map((h) => at - h);
  return side === '⁺' ? [right] : side === '⁻' ? [left] : [right, left];
}

const valueAt = ({ letter, of }: Limit, x: number): number => numberValue(of, new Map([[letter, x]]));

/** The distance to the goal gets smaller by about the factor the places do. */
function comesTo(limit: Limit, goal: number): boolean {
  return approaches(limit).every((places) => {
    const gaps = places.map((x) => Math.abs(valueAt(limit, x) - goal));
    const [first = Number.NaN, , last = Number.NaN] = gaps;
    const small = 2e-3 * Math.max(1, Math.abs(goal));
    return gaps.every(Number.isFinite) && last <= small && (last <= 1e-7 || last < first / 8);
  });
}

function growsTo(limit: Limit, sign: 1 | -1): boolean {
  return approaches(limit).every((places) => {
    const [a = 0, b = 0, c = 0] = places.map((x) => sign * valueAt(limit, x));
    return a > 0 && b > 1.5 * a && c > 1.5 * b;
  });
}

/** A limit and its value, or two limits that agree near the place, tested at places that come closer and closer. */
export function provesLimit(from: string, to: string): boolean {
  const a = readLimit(from);
  if (!a) return false;
  if (to === '∞' || to === '-∞') return growsTo(a, to === '∞' ? 1 : -1);
  const b = readLimit(to);
  if (b) {
    if (b.letter !== a.letter || b.at !== a.at || b.side !== a.side) return false;
    return approaches(a)
      .flat()
      .every((x) => {
        const [left, right] = [valueAt(a, x), valueAt(b, x)];
        return Number.isFinite(left) && Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left));
      });
  }
  const read = parseMath(to);
  const goal = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  return Number.isFinite(goal) && comesTo(a, goal);
}

/** Two limits at one place whose expressions come together there. */
export function provesSameLimit(from: string, to: string): boolean {
  const [a, b] = [readLimit(from), readLimit(to)];
  if (!a || !b || a.at !== b.at || a.letter !== b.letter || a.side !== b.side) return false;
  return approaches(a).every((places) => {
    const gaps = places.map((x) => Math.abs(valueAt(a, x) - valueAt(b, x)));
    const [first = Number.NaN, , last = Number.NaN] = gaps;
    return gaps.every(Number.isFinite) && (last <= 1e-6 || (last < 1e-2 && last < first / 8));
  });
}
