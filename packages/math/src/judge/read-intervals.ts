import { exactValue, normalForm } from '../algebra/normal-form.ts';
import { numberValue } from '../algebra/number-value.ts';
import { constantOf } from '../algebra/polynomial.ts';
import { variablesOf } from '../algebra/variables-of.ts';
import {
  divideRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../rational/rational.ts';
import type { MathNode, RelationSign } from '../read/math-node.ts';
import { sameScalar } from './number/same-number.ts';

type End = { readonly value: MathNode; readonly open: boolean };
export type Interval = { readonly low: End; readonly high: End; readonly bracketAtInfinity: boolean };

const infinity: MathNode = { kind: 'constant', name: 'infinity' };
const minusInfinity: MathNode = { kind: 'negate', of: infinity };
const none = new Map<string, number>();
const realValue = (node: MathNode): number => numberValue(node, none);

function interval(low: End, high: End): Interval {
  const closedLow = !low.open && !Number.isFinite(realValue(low.value));
  const closedHigh = !high.open && !Number.isFinite(realValue(high.value));
  return { low, high, bracketAtInfinity: closedLow || closedHigh };
}

function fromTuple(node: Extract<MathNode, { kind: 'tuple' }>): Interval[] | null {
  const [low, high] = node.items;
  if (node.items.length !== 2 || !low || !high || variablesOf(node).length > 0) return null;
  return [interval({ value: low, open: node.open === '(' }, { value: high, open: node.close === ')' })];
}

const turned: Readonly<Record<RelationSign, RelationSign>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
};

/** x sign bound, with x on the left. */
function fromBound(sign: RelationSign, bound: MathNode): Interval[] | null {
  const open = sign === '<' || sign === '>' || sign === '!=';
  const below = interval({ value: minusInfinity, open: true }, { value: bound, open });
  const above = interval({ value: bound, open }, { value: infinity, open: true });
  if (sign === '!=') return [below, above];
  if (sign === '=') return [interval({ value: bound, open }, { value: bound, open })];
  return [sign.startsWith('<') ? below : above];
}

const numberOf = (value: Rational): MathNode => ({ kind: 'number', value, places: -1 });

/** The numbers a and b of an expression a · x + b; null for any other expression. */
function straight(node: MathNode): { readonly a: Rational; readonly b: Rational } | null {
  const result = normalForm(node);
  const [name] = variablesOf(node);
  if (result.kind !== 'form' || !constantOf(result.form.quotient.bottom)) return null;
  const { top, bottom } = result.form.quotient;
  const scale = constantOf(bottom);
  const [a, b] = [top.get(`${name}^1`)?.coefficient, top.get('')?.coefficient ?? rational(0)];
  if (!a || !scale || top.size > (top.has('') ? 2 : 1)) return null;
  return { a: divideRational(a, scale), b: divideRational(b, scale) };
}

/** |a · x + b| against a number: the places between or outside of two ends. */
function fromAbsolute(of: MathNode, sign: RelationSign, bound: MathNode): Interval[] | null {
  const [line, far] = [straight(of), exactValue(bound)];
  if (!line || !far || far.n <= 0n || sign === '=' || sign === '!=') return null;
  const end = (value: Rational): MathNode =>
    numberOf(divideRational(subtractRational(value, line.b), line.a));
  const ends = [end(negateRational(far)), end(far)].sort((a, b) => realValue(a) - realValue(b));
  const [low = of, high = of] = ends;
  const open = sign === '<' || sign === '>';
  if (sign.startsWith('<')) return [interval({ value: low, open }, { value: high, open })];
  return [...(fromBound(open ? '<' : '<=', low) ?? []), ...(fromBound(open ? '>' : '>=', high) ?? [])];
}

function fromRelation({ sides, signs }: Extract<MathNode, { kind: 'relation' }>): Interval[] | null {
  const [first, second, third] = sides;
  const [left, right] = signs;
  if (sides.length === 2 && first && second && left) {
    if (first.kind === 'absolute') return fromAbsolute(first.of, left, second);
    if (second.kind === 'absolute') return fromAbsolute(second.of, turned[left], first);
    if (first.kind === 'variable' && variablesOf(second).length === 0) return fromBound(left, second);
    if (second.kind === 'variable' && variablesOf(first).length === 0) return fromBound(turned[left], first);
    return null;
  }
  if (sides.length !== 3 || !first || !third || !left || !right || second?.kind !== 'variable') return null;
  if (variablesOf(first, third).length > 0) return null;
  if (left.startsWith('<') && right.startsWith('<')) {
    return [interval({ value: first, open: left === '<' }, { value: third, open: right === '<' })];
  }
  if (!left.startsWith('>') || !right.startsWith('>')) return null;
  return [interval({ value: third, open: right === '>' }, { value: first, open: left === '>' })];
}

function higher(a: End, b: End): End {
  if (sameScalar(a.value, b.value)) return a.open ? a : b;
  return realValue(a.value) > realValue(b.value) ? a : b;
}

function lower(a: End, b: End): End {
  if (sameScalar(a.value, b.value)) return a.open ? a : b;
  return realValue(a.value) < realValue(b.value) ? a : b;
}

function meet(a: Interval, b: Interval): Interval {
  return interval(higher(a.low, b.low), lower(a.high, b.high));
}

/** Whether no number lies in it, as in what two intervals without a common number share. */
function isEmpty({ low, high }: Interval): boolean {
  if (sameScalar(low.value, high.value)) return low.open || high.open;
  return realValue(low.value) > realValue(high.value);
}

/** From low to high, with those that touch or overlap as one: x < 2 or x >= 2 is every number. */
function joined(parts: readonly Interval[]): readonly Interval[] {
  const sorted = [...parts].sort((a, b) => realValue(a.low.value) - realValue(b.low.value));
  const kept: Interval[] = [];
  for (const next of sorted) {
    const last = kept.at(-1);
    if (last && touches(last.high, next.low)) {
      kept[kept.length - 1] = spanning(last, next);
    } else kept.push(next);
  }
  return kept;
}

function touches(high: End, low: End): boolean {
  if (sameScalar(high.value, low.value)) return !high.open || !low.open;
  return realValue(low.value) < realValue(high.value);
}

function spanning(a: Interval, b: Interval): Interval {
  const low = sameScalar(a.low.value, b.low.value) ? (a.low.open ? b.low : a.low) : a.low;
  const aEndsLast = sameScalar(a.high.value, b.high.value)
    ? !a.high.open
    : realValue(a.high.value) > realValue(b.high.value);
  return interval(low, aEndsLast ? a.high : b.high);
}

/** x ≠ 2 and x ≠ 3 hold together, also with a comma between them. */
function holdTogether(node: Extract<MathNode, { kind: 'list' }>): boolean {
  const excludes = (item: MathNode): boolean => item.kind === 'relation' && item.signs.includes('!=');
  return node.joined === 'and' || (node.joined === 'comma' && node.items.every(excludes));
}

/** An inequality in one variable, an interval or a union of them, from low to high; null for anything else. */
export function readIntervals(node: MathNode): readonly Interval[] | null {
  if (node.kind === 'tuple') return fromTuple(node);
  if (node.kind === 'relation') return variablesOf(node).length === 1 ? fromRelation(node) : null;
  if (node.kind !== 'union' && node.kind !== 'list') return null;
  const items = node.kind === 'union' ? node.parts : node.items;
  const parts: (readonly Interval[])[] = [];
  for (const item of items) {
    const read = readIntervals(item);
    if (!read) return null;
    parts.push(read);
  }
  if (variablesOf(node).length > 1) return null;
  if (node.kind === 'list' && holdTogether(node)) {
    return parts.reduce((all, more) =>
      all.flatMap((one) => more.map((other) => meet(one, other))).filter((one) => !isEmpty(one)),
    );
  }
  return joined(parts.flat());
}

/** Whether a key is a whole range of numbers that goes on for ever, as all real numbers. */
export function isUnbounded(node: MathNode): boolean {
  if (node.kind !== 'tuple' && node.kind !== 'union') return false;
  const parts = readIntervals(node) ?? [];
  return parts.some(({ low, high }) => [low, high].some((end) => !Number.isFinite(realValue(end.value))));
}

function sameEnd(a: End, b: End): boolean {
  const infinite = !Number.isFinite(realValue(a.value)) && !Number.isFinite(realValue(b.value));
  return (infinite || a.open === b.open) && sameScalar(a.value, b.value);
}

export function sameIntervals(a: readonly Interval[], b: readonly Interval[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((one, i) => {
    const other = b[i];
    return other !== undefined && sameEnd(one.low, other.low) && sameEnd(one.high, other.high);
  });
}
