import { exactRoot } from '../../algebra/exact-root.ts';
import { exactValue } from '../../algebra/normal-form.ts';
import { linksOf } from '../../algebra/same-relation.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import type { MathNode, RelationSign } from '../../read/math-node.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';

const zero = rational(0);
const one = rational(1);
const mostBars = 3;

function holds(left: Rational, sign: RelationSign, right: Rational): boolean {
  const order = compareRational(left, right);
  if (order === 0) return sign === '=' || sign === '<=' || sign === '>=';
  return sign === '!=' || (order < 0 ? sign.startsWith('<') : sign.startsWith('>'));
}

/** Whether a statement of relations, joined by and or or, is true at a number; null where it has no value. */
export function truthAt(node: MathNode, letter: string, at: Rational): boolean | null {
  if (node.kind === 'list') {
    const truths = node.items.map((item) => truthAt(item, letter, at));
    if (truths.includes(null)) return null;
    return node.joined === 'or' ? truths.includes(true) : !truths.includes(false);
  }
  if (node.kind !== 'relation') return null;
  const sides = node.sides.map((side) =>
    exactValue(replaceVariables(side, new Map([[letter, numberNode(at)]]))),
  );
  if (!sides.every((side) => side !== null)) return null;
  return node.signs.every((sign, i) => holds(sides[i] ?? zero, sign, sides[i + 1] ?? zero));
}

/** The same value with the first absolute value opened to either side. */
function openBars(node: MathNode, negative: boolean): MathNode {
  let done = false;
  const open = (inner: MathNode): MathNode => {
    if (done) return inner;
    if (inner.kind === 'absolute') {
      done = true;
      return negative ? { kind: 'negate', of: inner.of } : inner.of;
    }
    if (inner.kind === 'add') return { ...inner, terms: inner.terms.map(open) };
    if (inner.kind === 'multiply') return { ...inner, factors: inner.factors.map(open) };
    if (inner.kind === 'negate') return { ...inner, of: open(inner.of) };
    if (inner.kind === 'divide') return { ...inner, top: open(inner.top) };
    return inner;
  };
  return open(node);
}

const hasBars = (node: MathNode): boolean => someNode(node, ({ kind }) => kind === 'absolute');

/** Where a linear or quadratic difference is 0; null for irrational zeros and higher powers. */
function rootsOf(difference: MathNode, letter: string): readonly Rational[] | null {
  const found = coefficientsOf(difference, letter);
  const [c = zero, b = zero, a = zero] = found ?? [];
  if (!found || found.length > 3) return null;
  if (a.n === 0n) return b.n === 0n ? [] : [divideRational(negateRational(c), b)];
  const inside = subtractRational(
    multiplyRational(b, b),
    multiplyRational(rational(4), multiplyRational(a, c)),
  );
  if (inside.n < 0n) return [];
  const root = exactRoot(inside, 2);
  const bottom = multiplyRational(rational(2), a);
  return root && [root, negateRational(root)].map((one) => divideRational(subtractRational(one, b), bottom));
}

function pointsOf(difference: MathNode, letter: string, bars = 0): readonly Rational[] | null {
  if (!hasBars(difference)) return rootsOf(difference, letter);
  if (bars >= mostBars) return null;
  const parts = [false, true].map((negative) => pointsOf(openBars(difference, negative), letter, bars + 1));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** Every number where a statement of relations of piecewise linear or quadratic sides can turn true or false. */
function turningPoints(node: MathNode, letter: string): readonly Rational[] | null {
  const parts =
    node.kind === 'list'
      ? node.items.map((item) => turningPoints(item, letter))
      : node.kind === 'relation'
        ? linksOf(node).map(({ difference }) => pointsOf(difference, letter))
        : [null];
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** The points themselves, one between every two neighbours, and one beyond each end. */
export function testNumbers(points: readonly Rational[]): readonly Rational[] {
  const sorted = [...points].sort(compareRational);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [zero];
  const between = sorted.map((point, i) =>
    divideRational(addRational(point, sorted[i + 1] ?? point), rational(2)),
  );
  return [subtractRational(first, one), ...sorted, ...between, addRational(last, one)];
}

/** Whether two statements in one letter are true for exactly the same numbers. */
export function sameTruth(a: MathNode, b: MathNode): boolean {
  const [letter, second] = variablesOf(a, b);
  if (letter === undefined || second !== undefined) return false;
  const [left, right] = [turningPoints(a, letter), turningPoints(b, letter)];
  if (!left || !right) return false;
  return testNumbers([...left, ...right]).every((at) => {
    const truth = truthAt(a, letter, at);
    return truth !== null && truth === truthAt(b, letter, at);
  });
}
