import { rationalToNumber } from '../rational/rational-text.ts';
import type { ConstantName, MathNode } from '../read/math-node.ts';
import { exactValue } from './normal-form.ts';
import type { Assignment } from './number-value.ts';

/** A complex number: real and imaginary part. Undefined values are NaN. */
export type Complex = readonly [real: number, imaginary: number];

const noValue: Complex = [Number.NaN, Number.NaN];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const half = ([a, b]: Complex): Complex => [a / 2, b / 2];
const turned = ([a, b]: Complex): Complex => [-b, a];
const opposite = ([a, b]: Complex): Complex => [0 - a, 0 - b];

function over(top: Complex, [c, d]: Complex): Complex {
  const size = c * c + d * d;
  return size === 0 ? noValue : times(top, [c / size, -d / size]);
}

const exponential = ([a, b]: Complex): Complex => [Math.exp(a) * Math.cos(b), Math.exp(a) * Math.sin(b)];
const logarithm = ([a, b]: Complex): Complex => [Math.log(Math.hypot(a, b)), Math.atan2(b, a)];

function sine(of: Complex): Complex {
  const [up, down] = [exponential(turned(of)), exponential(opposite(turned(of)))];
  return over(plus(up, opposite(down)), [0, 2]);
}

function cosine(of: Complex): Complex {
  return half(plus(exponential(turned(of)), exponential(opposite(turned(of)))));
}

function power(base: Complex, exponent: Complex): Complex {
  const [count, none] = exponent;
  if (base[0] === 0 && base[1] === 0) return count > 0 && none === 0 ? [0, 0] : noValue;
  if (none !== 0 || !Number.isInteger(count) || Math.abs(count) > 64) {
    return exponential(times(exponent, logarithm(base)));
  }
  let value: Complex = [1, 0];
  for (let round = 0; round < Math.abs(count); round += 1) value = times(value, base);
  return count < 0 ? over([1, 0], value) : value;
}

function root(of: Complex, index: number): Complex {
  const [size, side] = of;
  if (side !== 0) return power(of, [1 / index, 0]);
  if (size >= 0) return [size ** (1 / index), 0];
  if (index === 2) return [0, Math.sqrt(-size)];
  return index % 2 === 1 ? [-((-size) ** (1 / index)), 0] : noValue;
}

const realOnly: Readonly<Record<string, (value: number) => number>> = {
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
};

function called(node: Extract<MathNode, { kind: 'call' }>, at: Assignment): Complex {
  const of = complexValue(node.of, at);
  const base = node.base && complexValue(node.base, at);
  switch (node.name) {
    case 'sin':
      return sine(of);
    case 'cos':
      return cosine(of);
    case 'tan':
      return over(sine(of), cosine(of));
    case 'exp':
      return exponential(of);
    case 'ln':
      return logarithm(of);
    case 'log':
      return over(logarithm(of), logarithm(base ?? [10, 0]));
    default:
      return of[1] === 0 ? [realOnly[node.name]?.(of[0]) ?? Number.NaN, 0] : noValue;
  }
}

const constants: Readonly<Record<ConstantName, Complex>> = {
  pi: [Math.PI, 0],
  e: [Math.E, 0],
  i: [0, 1],
  infinity: [Number.POSITIVE_INFINITY, 0],
};

/** Odd roots of negative numbers stay real, as school writes them; other powers take their principal value. */
function raised(node: Extract<MathNode, { kind: 'power' }>, at: Assignment): Complex {
  const base = complexValue(node.base, at);
  const exponent = exactValue(node.exponent);
  const odd = exponent && exponent.d > 1n && exponent.d < 100n && exponent.d % 2n === 1n;
  if (odd && base[1] === 0 && base[0] < 0)
    return power(root(base, Number(exponent.d)), [Number(exponent.n), 0]);
  return power(base, complexValue(node.exponent, at));
}

/** The value over the complex numbers at a point; NaN where it has none or is no single value. */
export function complexValue(node: MathNode, at: Assignment): Complex {
  switch (node.kind) {
    case 'number':
      return [rationalToNumber(node.value), 0];
    case 'mixed':
      return [Number(node.whole) + Number(node.top) / Number(node.bottom), 0];
    case 'constant':
      return constants[node.name];
    case 'variable':
      return [at.get(node.name) ?? Number.NaN, 0];
    case 'negate':
      return opposite(complexValue(node.of, at));
    case 'add':
      return node.terms.map((term) => complexValue(term, at)).reduce(plus);
    case 'multiply':
      return node.factors.map((factor) => complexValue(factor, at)).reduce(times);
    case 'divide':
      return over(complexValue(node.top, at), complexValue(node.bottom, at));
    case 'power':
      return raised(node, at);
    case 'root':
      return root(complexValue(node.of, at), node.index);
    case 'absolute':
      return [Math.hypot(...complexValue(node.of, at)), 0];
    case 'percent':
      return over(complexValue(node.of, at), [100, 0]);
    case 'call':
      return called(node, at);
    default:
      return noValue;
  }
}
