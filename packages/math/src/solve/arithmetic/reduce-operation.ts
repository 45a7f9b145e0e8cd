import { exactRoot } from '../../algebra/exact-root.ts';
import {
  addRational,
  divideRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  powerRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import type { Reason } from '../proof/chain.ts';
import { decimalNode, fractionNode, numberNode, wholeNode } from '../tree/make-node.ts';

/** A finished number: whole, decimal or a fraction in lowest terms. */
type Atom = { readonly value: Rational; readonly form: 'whole' | 'decimal' | 'fraction' };
export type Stage = { readonly node: MathNode; readonly reason: Reason };

function signedWhole(node: MathNode): bigint | null {
  const positive = node.kind === 'negate' ? node.of : node;
  if (positive.kind !== 'number' || positive.value.d !== 1n || positive.places > 0) return null;
  return node.kind === 'negate' ? -positive.value.n : positive.value.n;
}

/** The finished number a node is, or null when something is left to work out. */
export function atomOf(node: MathNode): Atom | null {
  if (node.kind === 'number')
    return {
      value: node.value,
      form: node.places > 0 ? 'decimal' : node.value.d === 1n ? 'whole' : 'fraction',
    };
  if (node.kind === 'negate' && node.of.kind !== 'negate') {
    const inner = atomOf(node.of);
    return inner && inner.value.n >= 0n ? { ...inner, value: negateRational(inner.value) } : null;
  }
  if (node.kind !== 'divide') return null;
  const [top, bottom] = [signedWhole(node.top), signedWhole(node.bottom)];
  if (top === null || bottom === null || bottom < 2n || greatestCommonDivisor(top, bottom) !== 1n)
    return null;
  return { value: rational(top, bottom), form: 'fraction' };
}

const isDecimal = (a: Atom, b: Atom): boolean =>
  (a.form === 'decimal' || b.form === 'decimal') && a.form !== 'fraction' && b.form !== 'fraction';
const valueNode = (value: Rational, decimal: boolean): MathNode =>
  decimal ? decimalNode(value) : numberNode(value);
const stage = (node: MathNode, rule: Reason['rule'], fill: Record<string, string> = {}): Stage => ({
  node,
  reason: { rule, fill },
});

/** The fraction top/bottom, and in lowest terms where that differs. */
function fractionStages(top: bigint, bottom: bigint, rule: Reason['rule']): Stage[] {
  const shared = greatestCommonDivisor(top, bottom);
  const lowest = numberNode(rational(top, bottom));
  if (shared === 1n || bottom === 1n) return [stage(lowest, rule)];
  return [stage(fractionNode(top, bottom), rule), stage(lowest, 'lowest-terms', { number: `${shared}` })];
}

/** Makes a decimal beside a fraction a fraction too; null when both already go together. */
function matchForms(a: Atom, b: Atom): readonly [MathNode, MathNode] | null {
  const mixed =
    (a.form === 'decimal') !== (b.form === 'decimal') && (a.form === 'fraction' || b.form === 'fraction');
  return mixed ? [numberNode(a.value), numberNode(b.value)] : null;
}

type Join = (a: MathNode, b: MathNode) => MathNode;
const joinSum: Join = (a, b) => ({ kind: 'add', terms: [a, b] });
const joinProduct: Join = (a, b) => ({ kind: 'multiply', factors: [a, b] });
const joinQuotient: Join = (top, bottom) => ({ kind: 'divide', top, bottom });

/** a + b as finished numbers; a negative b reads as subtraction. */
export function addAtoms(a: Atom, b: Atom): Stage[] {
  const rule = b.value.n < 0n ? 'subtract' : 'add';
  const forms = matchForms(a, b);
  const first = forms ? [stage(joinSum(...forms), 'decimal-to-fraction')] : [];
  const sum = addRational(a.value, b.value);
  if (a.form !== 'fraction' && b.form !== 'fraction') return [stage(valueNode(sum, isDecimal(a, b)), rule)];
  const { d: left } = a.value;
  const { d: right } = b.value;
  const bottom = (left * right) / greatestCommonDivisor(left, right);
  const tops = [a.value.n * (bottom / left), b.value.n * (bottom / right)] as const;
  const [, size] = [tops[0], tops[1] < 0n ? -tops[1] : tops[1]];
  const second = fractionNode(size, bottom);
  const common = joinSum(
    tops[0] < 0n ? { kind: 'negate', of: fractionNode(-tops[0], bottom) } : fractionNode(tops[0], bottom),
    tops[1] < 0n ? { kind: 'negate', of: second } : second,
  );
  const aligned = left === right ? [] : [stage(common, 'common-denominator')];
  return [...first, ...aligned, ...fractionStages(tops[0] + tops[1], bottom, 'add-fractions')];
}

export function multiplyAtoms(a: Atom, b: Atom): Stage[] {
  const forms = matchForms(a, b);
  const first = forms ? [stage(joinProduct(...forms), 'decimal-to-fraction')] : [];
  if (a.form !== 'fraction' && b.form !== 'fraction')
    return [stage(valueNode(multiplyRational(a.value, b.value), isDecimal(a, b)), 'multiply')];
  return [...first, ...fractionStages(a.value.n * b.value.n, a.value.d * b.value.d, 'multiply-fractions')];
}

function divideDecimals(a: Atom, b: Atom): Stage[] {
  const result = divideRational(a.value, b.value);
  if (rationalToDecimalText(result) !== null) return [stage(decimalNode(result), 'divide')];
  const places = [a, b].map(({ value }) => {
    const text = rationalToDecimalText(value) ?? '';
    return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  });
  const scale = 10n ** BigInt(Math.max(...places));
  const [top, bottom] = [a, b].map(({ value }) => (value.n * scale) / value.d);
  const whole = fractionNode(top ?? 0n, bottom ?? 1n);
  const number = `${greatestCommonDivisor(top ?? 0n, bottom ?? 1n)}`;
  return [
    stage(whole, 'clear-decimals', { number: `${scale}` }),
    stage(numberNode(result), 'lowest-terms', { number }),
  ];
}

export function divideAtoms(a: Atom, b: Atom): Stage[] | null {
  if (b.value.n === 0n) return null;
  const forms = matchForms(a, b);
  const first = forms ? [stage(joinQuotient(...forms), 'decimal-to-fraction')] : [];
  const result = divideRational(a.value, b.value);
  if (isDecimal(a, b)) return divideDecimals(a, b);
  if (a.form !== 'fraction' && b.form !== 'fraction') {
    if (result.d === 1n || b.value.n < 0n) return [stage(numberNode(result), 'divide')];
    const number = `${greatestCommonDivisor(a.value.n, b.value.n)}`;
    return [stage(numberNode(result), 'lowest-terms', { number })];
  }
  const upside = numberNode(divideRational(rational(1), b.value));
  const product = joinProduct(numberNode(a.value), upside);
  const stages = fractionStages(
    a.value.n * (b.value.n < 0n ? -b.value.d : b.value.d),
    a.value.d * (b.value.n < 0n ? -b.value.n : b.value.n),
    'multiply-fractions',
  );
  return [...first, stage(product, 'divide-by-fraction'), ...stages];
}

const mostBits = 200;

export function raiseAtom(base: Atom, exponent: Atom): Stage[] | null {
  const { n, d } = exponent.value;
  if (d !== 1n || n > 60n || n < -60n) return null;
  const bits = Math.max(base.value.n.toString(2).length, base.value.d.toString(2).length);
  if (bits * Math.abs(Number(n)) > mostBits || (base.value.n === 0n && n <= 0n)) return null;
  const result = valueNode(powerRational(base.value, Number(n)), base.form === 'decimal');
  if (n >= 0n) return [stage(result, 'power')];
  const raised: MathNode = {
    kind: 'power',
    base: valueNode(base.value, base.form === 'decimal'),
    exponent: wholeNode(-n),
  };
  const positive = valueNode(powerRational(base.value, -Number(n)), base.form === 'decimal');
  const over = (bottom: MathNode): MathNode => ({ kind: 'divide', top: wholeNode(1), bottom });
  const worked = stage(over(positive), 'power');
  const end = stage(result, 'divide');
  return [stage(over(raised), 'negative-power'), worked, end];
}

/** -0, which is finished inside a sum but not on its own. */
export const isNegatedZero = (node: MathNode): boolean =>
  node.kind === 'negate' && atomOf(node)?.value.n === 0n;

/** One operation whose parts are finished numbers and that stands alone, or null. */
export function reduceSingle(node: MathNode): Stage[] | null {
  if (node.kind === 'mixed') {
    const value = rational(node.whole * node.bottom + node.top, node.bottom);
    return [stage(numberNode(value), 'mixed-to-fraction')];
  }
  if (node.kind === 'negate' && node.of.kind === 'negate') return [stage(node.of.of, 'opposite')];
  const inner = 'of' in node ? atomOf(node.of) : null;
  if (node.kind === 'negate' && inner)
    return inner.value.n > 0n
      ? null
      : [stage(valueNode(negateRational(inner.value), inner.form === 'decimal'), 'opposite')];
  if (node.kind === 'absolute' && inner) {
    const size = inner.value.n < 0n ? negateRational(inner.value) : inner.value;
    return [stage(valueNode(size, inner.form === 'decimal'), 'absolute-value')];
  }
  if (node.kind === 'percent' && inner)
    return [stage(decimalNode(divideRational(inner.value, rational(100))), 'percent-to-decimal')];
  if (node.kind === 'root' && node.index === 2 && inner) {
    const root = exactRoot(inner.value, 2);
    return root && [stage(valueNode(root, inner.form === 'decimal'), 'root', { inside: writeMath(node.of) })];
  }
  return null;
}
