import { type Assignment, numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';

/** A value with its rate of change, so derivatives are computed without any rule for writing them. */
type Dual = { readonly v: number; readonly d: number };
type At = { readonly values: Assignment; readonly letter: string };

const times = (a: Dual, b: Dual): Dual => ({ v: a.v * b.v, d: a.d * b.v + a.v * b.d });
const over = (a: Dual, b: Dual): Dual => ({ v: a.v / b.v, d: (a.d * b.v - a.v * b.d) / (b.v * b.v) });

const slopes: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.cos,
  cos: (x) => -Math.sin(x),
  tan: (x) => 1 / Math.cos(x) ** 2,
  asin: (x) => 1 / Math.sqrt(1 - x * x),
  acos: (x) => -1 / Math.sqrt(1 - x * x),
  atan: (x) => 1 / (1 + x * x),
  ln: (x) => (x > 0 ? 1 / x : Number.NaN),
  log: (x) => (x > 0 ? 1 / (x * Math.LN10) : Number.NaN),
  exp: Math.exp,
};

function powerOf(node: Extract<MathNode, { kind: 'power' }>, at: At): Dual {
  const [base, exponent] = [dualValue(node.base, at), dualValue(node.exponent, at)];
  const v = numberValue(node, at.values);
  const constant = !variablesOf(node.exponent).includes(at.letter);
  if (constant) {
    if (base.d === 0) return { v, d: 0 };
    const lower: MathNode = {
      kind: 'add',
      terms: [node.exponent, { kind: 'number', value: { n: -1n, d: 1n }, places: -1 }],
    };
    return { v, d: exponent.v * numberValue({ ...node, exponent: lower }, at.values) * base.d };
  }
  return { v, d: v * (exponent.d * Math.log(base.v) + (exponent.v * base.d) / base.v) };
}

/** The value and the derivative by one letter at a point; NaN where either does not exist. */
export function dualValue(node: MathNode, at: At): Dual {
  switch (node.kind) {
    case 'variable':
      return { v: at.values.get(node.name) ?? Number.NaN, d: node.name === at.letter ? 1 : 0 };
    case 'negate': {
      const { v, d } = dualValue(node.of, at);
      return { v: -v, d: -d };
    }
    case 'add':
      return node.terms.reduce<Dual>(
        (sum, term) => {
          const { v, d } = dualValue(term, at);
          return { v: sum.v + v, d: sum.d + d };
        },
        { v: 0, d: 0 },
      );
    case 'multiply':
      return node.factors.reduce<Dual>((product, factor) => times(product, dualValue(factor, at)), {
        v: 1,
        d: 0,
      });
    case 'divide':
      return over(dualValue(node.top, at), dualValue(node.bottom, at));
    case 'power':
      return powerOf(node, at);
    case 'root': {
      const inner = dualValue(node.of, at);
      const v = numberValue(node, at.values);
      return { v, d: inner.d === 0 ? 0 : (v * inner.d) / (node.index * inner.v) };
    }
    case 'absolute': {
      const { v, d } = dualValue(node.of, at);
      return { v: Math.abs(v), d: v === 0 ? Number.NaN : Math.sign(v) * d };
    }
    case 'call': {
      const inner = dualValue(node.of, at);
      const scale = node.base ? 1 / Math.log(numberValue(node.base, at.values)) : 1;
      const slope = node.base ? (1 / inner.v) * scale : (slopes[node.name]?.(inner.v) ?? Number.NaN);
      return { v: numberValue(node, at.values), d: inner.d === 0 ? 0 : slope * inner.d };
    }
    default: {
      const v = numberValue(node, at.values);
      return { v, d: variablesOf(node).includes(at.letter) ? Number.NaN : 0 };
    }
  }
}
