import { exactValue } from '../../algebra/normal-form.ts';
import { linksOf, type SimpleRelation, sameLinks } from '../../algebra/same-relation.ts';
import { sameValue } from '../../algebra/same-value.ts';
import { compareRational, greatestCommonDivisor, type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { type StatisticName, statisticOf } from '../data/statistic.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { isTextProof, provers, type TextProof } from './provers.ts';
import { sameRoots } from './same-roots.ts';
import { sameTruth } from './same-truth.ts';

/**
 * Another way for `to` to follow than equal values or equal solutions by exact algebra:
 * - numeric: the same value or the same difference, tested at seeded points where algebra does not decide
 * - follows: each side of an equation is changed alike, tested at seeded points; solutions may be added
 * - same-truth: true for the same numbers, decided between all numbers where a statement can change
 * - same-roots: polynomial equations in one letter with the same solutions, however often a factor stands
 * - solved-for: y = h(x) put into an equation makes both sides equal
 * - one-to-one: b^u = b^v gives u = v; log-definition: log_b(u) = c gives u = b^c
 * - gcf, lcm: of the given list; substitute: the given values in place of letters; statistic: of the given list
 */
export type Proof =
  | 'double-root'
  | 'middle'
  | 'numeric'
  | 'same-truth'
  | 'same-roots'
  | 'one-to-one'
  | 'log-definition'
  | 'solved-for'
  | TextProof
  | 'gcf'
  | 'lcm'
  | { readonly follows: string }
  | { readonly substitute: Readonly<Record<string, string>> }
  | { readonly statistic: StatisticName };

const isSameValue = (a: MathNode, b: MathNode): boolean => sameValue(a, b) === 'equal';

function sameNumerically(a: MathNode, b: MathNode): boolean {
  if (a.kind === 'relation' && b.kind === 'relation') {
    const [left, right] = [oneEquation(a), oneEquation(b)];
    if (left && right && isSameValue(left.difference, right.difference)) return true;
    return sameLinks(linksOf(a), linksOf(b));
  }
  return a.kind !== 'relation' && b.kind !== 'relation' && isSameValue(a, b);
}

function oneEquation(node: MathNode): SimpleRelation | null {
  const [only, more] = node.kind === 'relation' ? linksOf(node) : [];
  return only && !more && only.sign === '=' ? only : null;
}

/** Both differences go together: factor · (left - right) is the new difference. */
function followsBy(a: MathNode, b: MathNode, factor: string): boolean {
  const [left, right, by] = [oneEquation(a), oneEquation(b), parseMath(factor)];
  if (!left || !right || !by.ok) return false;
  return isSameValue({ kind: 'multiply', factors: [by.node, left.difference] }, right.difference);
}

function sidesOf(node: MathNode): readonly [MathNode, MathNode] | null {
  const [left, right, more] = node.kind === 'relation' && node.signs.join('') === '=' ? node.sides : [];
  return left && right && !more ? [left, right] : null;
}

function goodBase(base: MathNode): boolean {
  if (base.kind === 'constant') return base.name === 'e';
  const value = exactValue(base);
  return value !== null && value.n > 0n && value.n !== value.d;
}

function isOneToOne(a: MathNode, b: MathNode): boolean {
  const [from, to] = [sidesOf(a), sidesOf(b)];
  const [left, right] = from ?? [];
  if (left?.kind !== 'power' || right?.kind !== 'power' || !to) return false;
  if (!goodBase(left.base) || !isSameValue(left.base, right.base)) return false;
  return isSameValue(left.exponent, to[0]) && isSameValue(right.exponent, to[1]);
}

function baseOfLog(node: Extract<MathNode, { kind: 'call' }>): MathNode | null {
  if (node.name === 'ln') return { kind: 'constant', name: 'e' };
  return node.name === 'log' ? (node.base ?? { kind: 'number', value: rational(10), places: -1 }) : null;
}

/** log_b(u) = c ⇔ u = b^c, read in either direction. */
function isLogDefinition(a: MathNode, b: MathNode): boolean {
  const [from, to] = [sidesOf(a), sidesOf(b)];
  if (!from || !to) return false;
  const [left, right] = from;
  if (left.kind !== 'call') {
    const turned = left.kind === 'power' && to[1].kind === 'call';
    return (
      turned &&
      isLogDefinition(
        { kind: 'relation', sides: [to[1], to[0]], signs: ['='] },
        { kind: 'relation', sides: [right, left], signs: ['='] },
      )
    );
  }
  const base = baseOfLog(left);
  if (!base || !goodBase(base)) return false;
  return isSameValue(left.of, to[0]) && isSameValue({ kind: 'power', base, exponent: right }, to[1]);
}

function valuesOf(node: MathNode): readonly Rational[] | null {
  const items = node.kind === 'list' ? node.items : [node];
  const values = items.map((item) => exactValue(item));
  return values.every((value) => value !== null) ? values : null;
}

function wholesOf(node: MathNode): readonly bigint[] | null {
  const values = valuesOf(node);
  return values?.every(({ n, d }) => d === 1n && n > 0n) ? values.map(({ n }) => n) : null;
}

function isShared(from: MathNode, to: MathNode, kind: 'gcf' | 'lcm'): boolean {
  const [numbers, goal] = [wholesOf(from), exactValue(to)];
  if (!numbers || goal?.d !== 1n) return false;
  const shared =
    kind === 'gcf'
      ? numbers.reduce(greatestCommonDivisor, 0n)
      : numbers.reduce((a, b) => (a / greatestCommonDivisor(a, b)) * b, 1n);
  return shared === goal.n;
}

/** Whether `to` is the middle of a list that is in order. */
function isMiddle(from: MathNode, to: MathNode): boolean {
  const values = valuesOf(from);
  const goal = exactValue(to);
  if (!values || !goal || from.kind !== 'list') return false;
  const last = values.length - 1;
  const sorted = values.every((value, i) => i === 0 || compareRational(values[i - 1] ?? value, value) <= 0);
  const [low, high] = [values[Math.floor(last / 2)], values[Math.ceil(last / 2)]];
  if (!sorted || !low || !high) return false;
  return 2n * goal.n * low.d * high.d === (low.n * high.d + high.n * low.d) * goal.d;
}

function isStatistic(from: MathNode, to: MathNode, name: StatisticName): boolean {
  const values = valuesOf(from);
  const wanted = values && statisticOf(name, values);
  const shown = wanted && valuesOf(to);
  if (!wanted || shown?.length !== wanted.length) return false;
  return wanted.every((value, i) => shown[i]?.n === value.n && shown[i]?.d === value.d);
}

function isSubstitution(from: MathNode, to: MathNode, values: Readonly<Record<string, string>>): boolean {
  const at = new Map<string, MathNode>();
  for (const [letter, text] of Object.entries(values)) {
    const read = parseMath(text);
    if (!read.ok) return false;
    at.set(letter, read.node);
  }
  const replaced = replaceVariables(from, at);
  if (from.kind === 'relation' && to.kind === 'relation' && from.sides.length === to.sides.length)
    return from.signs.join() === to.signs.join() && replaced.kind === 'relation'
      ? replaced.sides.every((side, i) => isSameValue(side, to.sides[i] ?? side))
      : false;
  return isSameValue(replaced, to);
}

/** The value of the letter that stands alone makes the given equation true. */
function isSolvedFor(a: MathNode, b: MathNode): boolean {
  const [left, right] = sidesOf(b) ?? [];
  const given = sidesOf(a);
  if (left?.kind !== 'variable' || !right || !given) return false;
  const at = new Map([[left.name, right]]);
  return isSameValue(replaceVariables(given[0], at), replaceVariables(given[1], at));
}

/** Proves a step by its named proof, on the shown texts alone. */
export function verifyProof(from: string, to: string, proof: Exclude<Proof, 'double-root'>): boolean {
  if (isTextProof(proof)) return provers[proof](from, to);
  const [a, b] = [parseMath(from), parseMath(to)];
  if (!a.ok || !b.ok) return false;
  if (typeof proof === 'object') {
    if ('follows' in proof) return followsBy(a.node, b.node, proof.follows);
    if ('statistic' in proof) return isStatistic(a.node, b.node, proof.statistic);
    return isSubstitution(a.node, b.node, proof.substitute);
  }
  switch (proof) {
    case 'numeric':
      return sameNumerically(a.node, b.node);
    case 'middle':
      return isMiddle(a.node, b.node);
    case 'same-truth':
      return sameTruth(a.node, b.node);
    case 'same-roots':
      return sameRoots(a.node, b.node);
    case 'one-to-one':
      return isOneToOne(a.node, b.node);
    case 'solved-for':
      return isSolvedFor(a.node, b.node);
    case 'log-definition':
      return isLogDefinition(a.node, b.node);
    default:
      return isShared(a.node, b.node, proof);
  }
}
