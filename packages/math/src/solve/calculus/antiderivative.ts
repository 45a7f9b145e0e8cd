import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { FunctionName, MathNode } from '../../read/math-node.ts';
import type { RuleName } from '../print/rules.ts';
import { numberNode } from '../tree/make-node.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { differentiate } from './differentiate.ts';

/** An antiderivative, and the rule that gave it. */
export type Found = {
  readonly node: MathNode;
  readonly rule: RuleName;
  readonly fill?: Record<string, string>;
};

const times = (...factors: MathNode[]): MathNode => ({ kind: 'multiply', factors });
const call = (name: FunctionName, of: MathNode): MathNode => ({ kind: 'call', name, of });
const negate = (of: MathNode): MathNode => ({ kind: 'negate', of });
const over = (top: MathNode, bottom: MathNode): MathNode => ({ kind: 'divide', top, bottom });
const isFree = (node: MathNode, letter: string): boolean => !variablesOf(node).includes(letter);
const isE = (node: MathNode): boolean => node.kind === 'constant' && node.name === 'e';

/** c · u^n as a node, with the sign in front and fractions as quotients. */
function scaled(by: Rational, node: MathNode): MathNode {
  if (by.n < 0n) return negate(scaled({ n: -by.n, d: by.d }, node));
  if (node.kind === 'add') return { ...node, terms: node.terms.map((term) => scaled(by, term)) };
  const top = by.n === 1n ? node : times(numberNode(rational(by.n)), node);
  return by.d === 1n ? top : over(top, numberNode(rational(by.d)));
}

function raised(base: MathNode, power: Rational): MathNode {
  if (power.n === power.d) return base;
  if (power.d === 1n && power.n < 0n)
    return over(numberNode(rational(1)), raised(base, { n: -power.n, d: 1n }));
  return { kind: 'power', base, exponent: numberNode(power) };
}

/** The exponent of a power, root or reciprocal of u; null for anything else. */
function powerOf(node: MathNode, letter: string): { base: MathNode; exponent: Rational } | null {
  if (node.kind === 'variable') return { base: node, exponent: rational(1) };
  if (node.kind === 'root') return { base: node.of, exponent: rational(1n, BigInt(node.index)) };
  if (node.kind === 'divide' && isFree(node.top, letter)) {
    const under = powerOf(node.bottom, letter) ?? { base: node.bottom, exponent: rational(1) };
    return { base: under.base, exponent: { n: -under.exponent.n, d: under.exponent.d } };
  }
  if (node.kind !== 'power') return null;
  const exponent = exactValue(node.exponent);
  return exponent ? { base: node.base, exponent } : null;
}

const one = rational(1);

/** ∫ g(u) du for one function of u. */
function outerIntegral(
  node: MathNode,
  letter: string,
): { inside: MathNode; result: MathNode; rule: RuleName } | null {
  if (node.kind === 'call') {
    const of = node.of;
    if (node.name === 'sin') return { inside: of, result: negate(call('cos', of)), rule: 'integral-known' };
    if (node.name === 'cos') return { inside: of, result: call('sin', of), rule: 'integral-known' };
    if (node.name === 'exp') return { inside: of, result: node, rule: 'integral-known' };
    if (node.name === 'tan')
      return {
        inside: of,
        result: negate(call('ln', { kind: 'absolute', of: call('cos', of) })),
        rule: 'integral-known',
      };
  }
  if (node.kind === 'power' && isFree(node.base, letter) && !isFree(node.exponent, letter)) {
    const result = isE(node.base) ? node : over(node, call('ln', node.base));
    return { inside: node.exponent, result, rule: 'integral-known' };
  }
  const underSquare =
    node.kind === 'divide' &&
    isFree(node.top, letter) &&
    node.bottom.kind === 'power' &&
    node.bottom.base.kind === 'call' &&
    exactValue(node.bottom.exponent)?.n === 2n
      ? node.bottom.base
      : null;
  if (underSquare?.name === 'sin') {
    const result = negate(over(numberNode(one), call('tan', underSquare.of)));
    return { inside: underSquare.of, result, rule: 'integral-known' };
  }
  if (underSquare?.name === 'cos')
    return { inside: underSquare.of, result: call('tan', underSquare.of), rule: 'integral-known' };
  if (node.kind === 'divide' && isFree(node.top, letter)) {
    const under = coefficientsOf(node.bottom, letter);
    const isPlain =
      under?.length === 3 && under.every(({ n, d }, i) => n === (i === 1 ? 0n : 1n) && d === 1n);
    const variable: MathNode = { kind: 'variable', name: letter };
    if (isPlain) return { inside: variable, result: call('atan', variable), rule: 'integral-known' };
  }
  const power = powerOf(node, letter);
  if (!power || isFree(power.base, letter)) return null;
  const { base, exponent } = power;
  if (exponent.n === -exponent.d)
    return {
      inside: base,
      result: call(
        'ln',
        base.kind === 'power' && exactValue(base.exponent)?.n === 2n ? base : { kind: 'absolute', of: base },
      ),
      rule: 'integral-known',
    };
  const next = addRational(exponent, one);
  return {
    inside: base,
    result: scaled(divideRational(one, next), raised(base, next)),
    rule: 'integral-power',
  };
}

const samples = [0.37, 1.21, 2.83, 0.64, 1.77];

/** The number c with a = c · b at all sample points, as a fraction with a small bottom; null when there is none. */
function constantRatio(a: MathNode, b: MathNode, letter: string): Rational | null {
  const ratios = samples.flatMap((x) => {
    const at = new Map([[letter, x]]);
    const ratio = numberValue(a, at) / numberValue(b, at);
    return Number.isFinite(ratio) ? [ratio] : [];
  });
  const [first] = ratios;
  if (
    first === undefined ||
    ratios.length < 3 ||
    ratios.some((ratio) => Math.abs(ratio - first) > 1e-9 * Math.max(1, Math.abs(first)))
  )
    return null;
  for (let d = 1; d <= 60; d += 1) {
    const n = Math.round(first * d);
    if (n !== 0 && Math.abs(first * d - n) < 1e-9) return rational(n, d);
  }
  return null;
}

/** Parts of a product or quotient that may be the outer function. */
function outerParts(node: MathNode, letter: string): readonly MathNode[] {
  if (node.kind === 'multiply') return node.factors.flatMap((factor) => outerParts(factor, letter));
  if (node.kind === 'divide')
    return [
      ...outerParts(node.top, letter),
      ...outerParts(node.bottom, letter).map((part): MathNode => over(numberNode(one), part)),
      over(numberNode(one), node.bottom),
      node,
    ];
  if (node.kind === 'negate') return outerParts(node.of, letter);
  return isFree(node, letter) ? [] : [node];
}

/** A function that is itself the u of u · u', as ln(x) beside 1/x; the square of a sine or cosine by the double angle. */
function otherIntegral(part: MathNode): ReturnType<typeof outerIntegral> {
  if (part.kind === 'call')
    return {
      inside: part,
      result: scaled(rational(1, 2), raised(part, rational(2))),
      rule: 'integral-power',
    };
  if (part.kind !== 'power' || part.base.kind !== 'call' || exactValue(part.exponent)?.n !== 2n) return null;
  const { name, of } = part.base;
  if (name !== 'sin' && name !== 'cos') return null;
  const wave = over(call('sin', times(numberNode(rational(2)), of)), numberNode(rational(4)));
  const terms = [over(of, numberNode(rational(2))), name === 'sin' ? negate(wave) : wave];
  return { inside: of, result: { kind: 'add', terms }, rule: 'integral-known' };
}

/** c · g(u) · u' for one of its parts g(u). */
function bySubstitution(node: MathNode, letter: string): (Found & { readonly inside: MathNode }) | null {
  const parts = outerParts(node, letter);
  const outers = [
    ...parts.map((part) => ({ part, outer: outerIntegral(part, letter) })),
    ...parts.map((part) => ({ part, outer: otherIntegral(part) })),
  ];
  for (const { part, outer } of outers) {
    const slope = outer && differentiate(outer.inside, letter);
    if (!outer || !slope) continue;
    const ratio = constantRatio(node, times(part, slope), letter);
    if (!ratio) continue;
    const plain = outer.inside.kind === 'variable';
    return {
      node: scaled(ratio, outer.result),
      rule: plain ? outer.rule : 'integral-substitution',
      inside: outer.inside,
    };
  }
  return overItself(node, letter);
}

/** c · u'/u, where 1/u alone has another integral, as x/(x² + 1). */
function overItself(node: MathNode, letter: string): (Found & { readonly inside: MathNode }) | null {
  if (node.kind !== 'divide') return null;
  const inside = node.bottom;
  const slope = differentiate(inside, letter);
  const ratio = slope && constantRatio(node, over(slope, inside), letter);
  const isPositive = coefficientsOf(inside, letter)?.every(
    ({ n }, i) => n >= 0n && (i % 2 === 0 || n === 0n),
  );
  return ratio
    ? {
        node: scaled(ratio, call('ln', isPositive ? inside : { kind: 'absolute', of: inside })),
        rule: 'integral-substitution',
        inside,
      }
    : null;
}

/** A polynomial times sin, cos or e^ of a·x, part by part until nothing is left of the polynomial. */
function byParts(node: MathNode, letter: string): Found | null {
  if (node.kind !== 'multiply') return null;
  const polynomials = node.factors.filter((factor) => coefficientsOf(factor, letter) !== null);
  const others = node.factors.filter((factor) => coefficientsOf(factor, letter) === null);
  const [other, more] = others;
  if (!other || more) return null;
  const p = polynomials.length === 1 && polynomials[0] ? polynomials[0] : times(...polynomials);
  const found = coefficientsOf(p, letter);
  if (!found || found.length < 2 || found.length > 5) return null;
  if (other.kind === 'call' && other.name === 'ln' && other.of.kind === 'variable')
    return logarithmParts(found, letter);
  const inside = other.kind === 'call' ? other.of : other.kind === 'power' ? other.exponent : null;
  const a = inside ? coefficientsOf(inside, letter)?.[1] : undefined;
  if (!inside || !a || coefficientsOf(inside, letter)?.length !== 2) return null;
  let [slope, wave]: [MathNode | null, MathNode | null] = [p, other];
  const terms: MathNode[] = [];
  for (let i = 0; i < found.length && slope && wave; i += 1) {
    const next: Found | null = bySubstitution(wave, letter);
    if (!next) return null;
    const front: readonly Rational[] | null = coefficientsOf(slope, letter);
    if (!front) return null;
    const product = joinParts(front, next.node, letter);
    terms.push(i % 2 === 0 ? product : negate(product));
    wave = next.node;
    slope = differentiate(slope, letter);
  }
  return { node: { kind: 'add', terms }, rule: 'integral-parts', fill: { u: 'the polynomial' } };
}

/** A polynomial with coefficients from power 0 up, times a node. */
function joinParts(front: readonly Rational[], node: MathNode, letter: string): MathNode {
  const variable: MathNode = { kind: 'variable', name: letter };
  const terms = front
    .flatMap((c, i) =>
      c.n === 0n ? [] : [i === 0 ? numberNode(c) : scaled(c, raised(variable, rational(i)))],
    )
    .reverse();
  const [only] = terms;
  if (terms.length === 1 && only) {
    const value = exactValue(only);
    return value ? scaled(value, node) : times(only, node);
  }
  return times({ kind: 'add', terms }, node);
}

/** x^n · ln(x), by parts with u = ln(x). */
function logarithmParts(front: readonly Rational[], letter: string): Found {
  const variable: MathNode = { kind: 'variable', name: letter };
  const terms = front.flatMap((c, i): MathNode[] => {
    if (c.n === 0n) return [];
    const n = rational(i + 1);
    const power = raised(variable, n);
    const first = divideRational(c, n);
    const second = divideRational(first, n);
    return [times(scaled(first, power), call('ln', variable)), negate(scaled(second, power))];
  });
  return { node: { kind: 'add', terms }, rule: 'integral-parts', fill: { u: `ln(${letter})` } };
}

const zero = rational(0);

/** Antiderivatives of constants, powers, known functions, and products by substitution or by parts; null for others. */
export function antiderivative(node: MathNode, letter: string): Found | null {
  const variable: MathNode = { kind: 'variable', name: letter };
  const constant = isFree(node, letter) ? exactValue(node) : null;
  if (isFree(node, letter))
    return { node: constant ? scaled(constant, variable) : times(node, variable), rule: 'integral-power' };
  if (node.kind === 'call' && node.name === 'ln' && node.of.kind === 'variable')
    return logarithmParts([one], letter);
  const inBrackets = someNode(
    node,
    (inner) =>
      inner.kind === 'power' && inner.base.kind === 'add' && (exactValue(inner.exponent)?.n ?? 0n) > 2n,
  );
  const asBracket = inBrackets ? bySubstitution(node, letter) : null;
  if (asBracket) return asBracket;
  const polynomial = coefficientsOf(node, letter);
  if (polynomial && node.kind !== 'power') {
    const terms = polynomial
      .map((c, i) => ({ c: multiplyRational(c, rational(1, i + 1)), i: i + 1 }))
      .filter(({ c }) => c.n !== zero.n)
      .reverse()
      .map(({ c, i }) => scaled(c, raised(variable, rational(i))));
    return {
      node: terms.length === 1 && terms[0] ? terms[0] : { kind: 'add', terms },
      rule: 'integral-power',
    };
  }
  if (node.kind === 'negate') {
    const inner = antiderivative(node.of, letter);
    return inner && { ...inner, node: negate(inner.node) };
  }
  const found = bySubstitution(node, letter) ?? byParts(node, letter);
  if (found) return found;
  return polynomial ? antiderivative({ kind: 'add', terms: [node] }, letter) : null;
}
