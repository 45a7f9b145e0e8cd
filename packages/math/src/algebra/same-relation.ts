import { rationalToNumber } from '../rational/rational-text.ts';
import type { MathNode, RelationSign } from '../read/math-node.ts';
import { newBudget, TooLarge } from './budget.ts';
import { normalForm } from './normal-form.ts';
import { numberValue } from './number-value.ts';
import { multiplyPolynomial } from './polynomial.ts';
import { exactRatio } from './same-zeros.ts';
import { variablesOf } from './variables-of.ts';

/** difference = 0, difference < 0 and so on: one relation with everything on one side. */
export type SimpleRelation = { readonly difference: MathNode; readonly sign: '=' | '!=' | '<' | '<=' };

function minus(a: MathNode, b: MathNode): MathNode {
  return { kind: 'add', terms: [a, { kind: 'negate', of: b }] };
}

function simple(left: MathNode, sign: RelationSign, right: MathNode): SimpleRelation {
  if (sign === '>') return { difference: minus(right, left), sign: '<' };
  if (sign === '>=') return { difference: minus(right, left), sign: '<=' };
  return { difference: minus(left, right), sign };
}

/** The links of a chain: 1 < x <= 3 holds two. */
export function linksOf(node: Extract<MathNode, { kind: 'relation' }>): readonly SimpleRelation[] {
  return node.signs.flatMap((sign, i) => {
    const left = node.sides[i];
    const right = node.sides[i + 1];
    return left && right ? [simple(left, sign, right)] : [];
  });
}

const testPoints = [0.37, -1.21, 2.83, 5.19, -0.64, 1.77, 3.41, 0.91, -2.35, 7.07];

/** The constant ratio of two values over test points; null when it changes or too few points count. */
function numericRatio(a: MathNode, b: MathNode): number | null {
  const names = variablesOf(a, b);
  const ratios: number[] = [];
  for (let i = 0; i < testPoints.length; i += 1) {
    const at = new Map(names.map((name, j) => [name, testPoints[(i + 3 * j) % testPoints.length] ?? 1]));
    const shifted = new Map([...at].map(([name, value], j) => [name, value + 0.013 * j * i]));
    const ratio = numberValue(a, shifted) / numberValue(b, shifted);
    if (Number.isFinite(ratio)) ratios.push(ratio);
  }
  const [first = 0] = ratios;
  const steady = ratios.every((ratio) => Math.abs(ratio - first) <= 1e-9 * Math.abs(first));
  return ratios.length >= 4 && steady && first !== 0 ? first : null;
}

function ratioOf(a: MathNode, b: MathNode): number | null {
  const left = normalForm(a);
  const right = normalForm(b);
  if (left.kind === 'not-scalar' || right.kind === 'not-scalar') return null;
  if (left.kind === 'form' && right.kind === 'form') {
    try {
      const top = multiplyPolynomial(left.form.quotient.top, right.form.quotient.bottom, newBudget());
      const bottom = multiplyPolynomial(right.form.quotient.top, left.form.quotient.bottom, newBudget());
      const exact = exactRatio(top, bottom);
      if (exact === 'zero') return 1;
      if (exact) return rationalToNumber(exact);
    } catch (stopped) {
      if (!(stopped instanceof TooLarge)) throw stopped;
    }
  }
  return numericRatio(a, b);
}

/** Same solutions by multiplying with a nonzero constant; a negative one turns an inequality around. */
function sameRelation(a: SimpleRelation, b: SimpleRelation): boolean {
  if (a.sign !== b.sign) return false;
  const ratio = ratioOf(a.difference, b.difference);
  if (ratio === null || ratio === 0) return false;
  return a.sign === '=' || a.sign === '!=' || ratio > 0;
}

/** Same links in any order. */
export function sameLinks(a: readonly SimpleRelation[], b: readonly SimpleRelation[]): boolean {
  if (a.length !== b.length) return false;
  const rest = [...b];
  return a.every((link) => {
    const found = rest.findIndex((other) => sameRelation(link, other));
    if (found >= 0) rest.splice(found, 1);
    return found >= 0;
  });
}
