import { type MathNode, rationalToNumber } from '@playforward/math';

/** A complex number: real and imaginary part. Undefined values are NaN. */
export type Complex = readonly [number, number];
export type Point = ReadonlyMap<string, number>;

const undefinedValue: Complex = [Number.NaN, Number.NaN];
const isReal = ([, im]: Complex): boolean => Math.abs(im) < 1e-12;
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];

function over(top: Complex, [c, d]: Complex): Complex {
  const size = c * c + d * d;
  return size === 0 ? undefinedValue : times(top, [c / size, -d / size]);
}

function power(base: Complex, exponent: Complex): Complex {
  const [count] = exponent;
  if (!isReal(exponent)) return undefinedValue;
  if (isReal(base) && (base[0] >= 0 || Number.isInteger(count))) return [base[0] ** count, 0];
  if (!Number.isInteger(count) || Math.abs(count) > 64) return undefinedValue;
  let value: Complex = [1, 0];
  for (let round = 0; round < Math.abs(count); round += 1) value = times(value, base);
  return count < 0 ? over([1, 0], value) : value;
}

function root(of: Complex, index: number): Complex {
  if (!isReal(of)) return undefinedValue;
  const size = Math.abs(of[0]) ** (1 / index);
  if (of[0] >= 0) return [size, 0];
  if (index === 2) return [0, size];
  return index % 2 === 1 ? [-size, 0] : undefinedValue;
}

const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  log: Math.log10,
  ln: Math.log,
  exp: Math.exp,
};

function called(node: Extract<MathNode, { kind: 'call' }>, at: Point): Complex {
  const of = complexValue(node.of, at);
  if (!isReal(of)) return undefinedValue;
  if (!node.base) return [functions[node.name]?.(of[0]) ?? Number.NaN, 0];
  const base = complexValue(node.base, at);
  return [Math.log(of[0]) / Math.log(base[0]), 0];
}

function constant(name: 'pi' | 'e' | 'infinity'): Complex {
  return [name === 'pi' ? Math.PI : name === 'e' ? Math.E : Number.POSITIVE_INFINITY, 0];
}

/** The value at a point. The letter i is the imaginary unit where the point gives it no value. */
export function complexValue(node: MathNode, at: Point): Complex {
  switch (node.kind) {
    case 'number':
      return [rationalToNumber(node.value), 0];
    case 'mixed':
      return [Number(node.whole) + Number(node.top) / Number(node.bottom), 0];
    case 'constant':
      return constant(node.name);
    case 'variable':
      return at.has(node.name)
        ? [at.get(node.name) ?? Number.NaN, 0]
        : node.name === 'i'
          ? [0, 1]
          : undefinedValue;
    case 'negate':
      return times([-1, 0], complexValue(node.of, at));
    case 'add':
      return node.terms.map((term) => complexValue(term, at)).reduce(plus, [0, 0]);
    case 'multiply':
      return node.factors.map((factor) => complexValue(factor, at)).reduce(times, [1, 0]);
    case 'divide':
      return over(complexValue(node.top, at), complexValue(node.bottom, at));
    case 'power':
      return power(complexValue(node.base, at), complexValue(node.exponent, at));
    case 'root':
      return root(complexValue(node.of, at), node.index);
    case 'absolute':
      return [Math.hypot(...complexValue(node.of, at)), 0];
    case 'percent':
      return over(complexValue(node.of, at), [100, 0]);
    case 'call':
      return called(node, at);
    default:
      return undefinedValue;
  }
}
