import { exactValue, normalForm } from '../../algebra/normal-form.ts';
import { linksOf, type SimpleRelation } from '../../algebra/same-relation.ts';
import { sameValue } from '../../algebra/same-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { checkClaim } from '../../judge/check-claim.ts';
import { divideRational, type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { type Proof, verifyProof } from './verify-proof.ts';

/**
 * `by` holds what each equation of `from` is multiplied by, where that is not one number for all. `proof` names
 * another way to follow.
 */
type StepClaim = {
  readonly from: string;
  readonly to: string;
  readonly by?: readonly string[];
  readonly proof?: Proof;
};

const number = (value: Rational): MathNode => ({ kind: 'number', value, places: -1 });
const times = (...factors: MathNode[]): MathNode => ({ kind: 'multiply', factors });
const minus = (a: MathNode, b: MathNode): MathNode => ({
  kind: 'add',
  terms: [a, { kind: 'negate', of: b }],
});

/** Whether algebra alone proves that a value is 0. */
function isZero(node: MathNode): boolean {
  const result = normalForm(node);
  return result.kind === 'form' && result.form.exact && result.form.quotient.top.size === 0;
}

const samplePoints = [7n, -11n, 13n, 29n].map((n) => rational(n, 3n));

/** The number c with b = c·a, proven by algebra; null when there is none. */
function provenRatio(a: MathNode, b: MathNode): Rational | null {
  if (isZero(a) && isZero(b)) return rational(1);
  const names = variablesOf(a, b);
  for (const [i] of samplePoints.entries()) {
    const at = new Map(names.map((name, j) => [name, number(samplePoints[(i + j) % 4] ?? rational(1))]));
    const [low, high] = [exactValue(replaceVariables(a, at)), exactValue(replaceVariables(b, at))];
    if (!low || !high || low.n === 0n) continue;
    const ratio = divideRational(high, low);
    return ratio.n !== 0n && isZero(minus(times(number(ratio), a), b)) ? ratio : null;
  }
  return null;
}

/** x = 1 or x = 2 has the same solutions as (x - 1)(x - 2) = 0. */
function asOneRelation(links: readonly SimpleRelation[]): SimpleRelation | null {
  const [only] = links;
  if (links.length === 1 && only) return only;
  if (links.some(({ sign }) => sign !== '=')) return null;
  return { difference: times(...links.map(({ difference }) => difference)), sign: '=' };
}

function linksIn(node: MathNode): readonly SimpleRelation[] | null {
  if (node.kind === 'relation') return linksOf(node);
  if (node.kind !== 'list') return null;
  const parts = node.items.map(linksIn);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function followsByCombination(from: MathNode, to: MathNode, by: readonly string[]): boolean {
  const given = linksIn(from);
  const wanted = linksIn(to);
  const [goal] = wanted ?? [];
  if (!given || !goal || wanted?.length !== 1 || given.length !== by.length) return false;
  if ([...given, goal].some(({ sign }) => sign !== '=')) return false;
  const parts = given.map(({ difference }, i) => {
    const factor = parseMath(by[i] ?? '');
    return factor.ok ? times(factor.node, difference) : null;
  });
  if (parts.some((part) => part === null)) return false;
  return isZero(minus({ kind: 'add', terms: parts.filter((part) => part !== null) }, goal.difference));
}

/** A system holds together; only `or` makes one equation of several. */
const isOneStatement = (node: MathNode): boolean => node.kind !== 'list' || node.joined === 'or';

function sameSolutions(from: MathNode, to: MathNode): boolean {
  if (!isOneStatement(from) || !isOneStatement(to)) return false;
  const [left, right] = [linksIn(from), linksIn(to)];
  const a = left && asOneRelation(left);
  const b = right && asOneRelation(right);
  if (!a || !b || a.sign !== b.sign) return false;
  const ratio = provenRatio(a.difference, b.difference);
  return ratio !== null && (a.sign === '=' || ratio.n > 0n);
}

function sameParts(from: MathNode, to: MathNode): boolean {
  if (from.kind !== 'ratio' || to.kind !== 'ratio' || from.terms.length !== to.terms.length) return false;
  const pairs = from.terms.map((term, i) => [exactValue(term), exactValue(to.terms[i] ?? term)] as const);
  const [first] = pairs;
  return pairs.every(
    ([a, b]) =>
      a &&
      b &&
      a.n !== 0n &&
      b.n !== 0n &&
      first?.[0] &&
      first[1] &&
      a.n * b.d * first[0].d * first[1].n === b.n * a.d * first[0].n * first[1].d,
  );
}

function sameNumbers(from: MathNode, to: MathNode): boolean {
  if (from.kind !== 'list' || to.kind !== 'list') return false;
  const sorted = [from, to].map(({ items }) =>
    items.map((item) => exactValue(item)).map((v) => v && `${v.n}/${v.d}`),
  );
  const [a, b] = sorted.map((texts) => (texts.includes(null) ? null : [...texts].sort().join(' ')));
  return a !== null && a === b;
}

/** Proves a step on its shown texts: equal values, equal solutions, or a combination of given equations. */
export function verifyStep({ from, to, by, proof }: StepClaim): boolean {
  if (from === to) return false;
  if (proof && proof !== 'double-root') return verifyProof(from, to, proof);
  const [a, b] = [parseMath(from), parseMath(to)];
  if (!a.ok || !b.ok) return false;
  if (proof === 'double-root')
    return sameSolutions(a.node, { kind: 'list', items: [b.node, b.node], joined: 'or' });
  if (by) return followsByCombination(a.node, b.node, by);
  if (a.node.kind === 'ratio') return sameParts(a.node, b.node);
  const [left, right] = [linksIn(a.node), linksIn(b.node)];
  if (left && right) return sameSolutions(a.node, b.node);
  if (left || right) return false;
  if (a.node.kind === 'list') return sameNumbers(a.node, b.node);
  return sameValue(a.node, b.node) === 'equal' && isZero(minus(a.node, b.node));
}

/** A letter of a claim is a letter, also where it would be a unit behind a number: 2m = m + m. */
function isIdentity(claim: string): boolean {
  const read = parseMath(claim);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return false;
  const [left, right] = read.node.sides;
  return left !== undefined && right !== undefined && isZero(minus(left, right));
}

/** Whether the statement is decided, and decided as the solution says. */
export function verifyCheck({ claim, holds, proof }: SolutionCheck & { readonly proof?: Proof }): boolean {
  const at = claim.lastIndexOf(' = ');
  if (proof && proof !== 'double-root')
    return at > 0 && verifyProof(claim.slice(0, at), claim.slice(at + 3), proof) === holds;
  return isIdentity(claim) ? holds : checkClaim(claim) === (holds ? 'true' : 'false');
}
