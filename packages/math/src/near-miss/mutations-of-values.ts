import { type FunctionName, negative, number, pair, type Value } from './answer-tree.ts';

/** One slip of the pen or of the mind in a value; null where the value offers no place for it. */
export type ValueMutation = (value: Value) => Value | null;

const one = number(1);
type Kind = Value['kind'];
type Of<K extends Kind> = Extract<Value, { kind: K }>;
type Pair = Extract<Value, { a: Value }>;

const is =
  <K extends Kind>(kind: K) =>
  (value: Value): value is Of<K> =>
    value.kind === kind;
const isSum = (value: Value): value is Pair => value.kind === 'sum' || value.kind === 'difference';
const isWhole = (value: Value): value is Of<'number'> => value.kind === 'number' && value.bottom === 1;

const on =
  <K extends Kind>(kind: K, change: (value: Of<K>) => Value | null): ValueMutation =>
  (value) =>
    is(kind)(value) ? change(value) : null;

/** Two operands under one sign, as other operands under another. */
const onPair = (kind: Pair['kind'], change: (a: Value, b: Value) => Value | null): ValueMutation =>
  on(kind, (value) => ('a' in value ? change(value.a, value.b) : null));

const swapFunction = (from: FunctionName, to: FunctionName): ValueMutation =>
  on('function', (value) => (value.name === from ? { ...value, name: to } : null));

const plusOne = (value: Of<'number'>): Value => number(value.top + value.bottom, value.bottom, value.decimal);

const signs: Readonly<Record<string, ValueMutation>> = {
  'sum becomes difference': onPair('sum', (a, b) => pair('difference', a, b)),
  'difference becomes sum': onPair('difference', (a, b) => pair('sum', a, b)),
  'difference turned around': onPair('difference', (a, b) => pair('difference', b, a)),
  'minus left out': on('negative', ({ of }) => of),
  'minus put in front': (value) => (value.kind === 'negative' ? null : negative(value)),
  'minus lost in the bracket': onPair('difference', (a, b) =>
    isSum(b) ? pair(b.kind, pair('difference', a, b.a), b.b) : null,
  ),
  'minus of a sum reaches one term': on('negative', ({ of }) =>
    isSum(of) ? pair(of.kind, negative(of.a), of.b) : null,
  ),
};

const operations: Readonly<Record<string, ValueMutation>> = {
  'product becomes sum': onPair('product', (a, b) => pair('sum', a, b)),
  'sum becomes product': onPair('sum', (a, b) => pair('product', a, b)),
  'product becomes quotient': onPair('product', (a, b) => pair('quotient', a, b)),
  'quotient becomes product': onPair('quotient', (a, b) => pair('product', a, b)),
  'quotient becomes difference': onPair('quotient', (a, b) => pair('difference', a, b)),
  'quotient turned around': onPair('quotient', (a, b) => pair('quotient', b, a)),
  'reciprocal taken': (value) => pair('quotient', one, value),
  'term left out': (value) => (isSum(value) ? value.a : null),
  'first term left out': (value) => (isSum(value) ? value.b : null),
  'term written twice': (value) => (isSum(value) ? pair(value.kind, value, value.b) : null),
  'factor left out': onPair('product', (a) => a),
  'first factor left out': onPair('product', (_, b) => b),
  'factor written twice': onPair('product', (a, b) => pair('product', pair('product', a, b), b)),
  'divisor left out': onPair('quotient', (a) => a),
  'like terms of unlike letters': onPair('sum', (a, b) =>
    a.kind === 'product' && b.kind === 'product' ? pair('product', pair('sum', a.a, b.a), a.b) : null,
  ),
};

const brackets: Readonly<Record<string, ValueMutation>> = {
  'bracket left out after a factor': onPair('product', (a, b) =>
    isSum(b) ? pair(b.kind, pair('product', a, b.a), b.b) : null,
  ),
  'bracket left out before a factor': onPair('product', (a, b) =>
    isSum(a) ? pair(a.kind, a.a, pair('product', a.b, b)) : null,
  ),
  'bracket left out over a divisor': onPair('quotient', (a, b) =>
    isSum(a) ? pair(a.kind, a.a, pair('quotient', a.b, b)) : null,
  ),
  'bracket left out in a divisor': onPair('quotient', (a, b) =>
    isSum(b) ? pair(b.kind, pair('quotient', a, b.a), b.b) : null,
  ),
  'product in a divisor left without bracket': onPair('quotient', (a, b) =>
    b.kind === 'product' ? pair('product', pair('quotient', a, b.a), b.b) : null,
  ),
  'quotient split at the divisor': onPair('quotient', (a, b) =>
    isSum(b) ? pair(b.kind, pair('quotient', a, b.a), pair('quotient', a, b.b)) : null,
  ),
  'only one term divided': onPair('quotient', (a, b) =>
    isSum(a) ? pair(a.kind, pair('quotient', a.a, b), a.b) : null,
  ),
};

const powers: Readonly<Record<string, ValueMutation>> = {
  'power becomes product': onPair('power', (a, b) => pair('product', a, b)),
  'exponent one more': onPair('power', (a, b) => (isWhole(b) ? pair('power', a, plusOne(b)) : null)),
  'exponent left out': onPair('power', (a) => a),
  'exponent with the other sign': onPair('power', (a, b) => pair('power', a, negative(b))),
  'exponent turned around': onPair('power', (a, b) => pair('power', a, pair('quotient', one, b))),
  'base and exponent swapped': onPair('power', (a, b) => pair('power', b, a)),
  'exponent reaches the last factor only': onPair('power', (a, b) =>
    a.kind === 'product' ? pair('product', a.a, pair('power', a.b, b)) : null,
  ),
  'exponent reaches the whole product': onPair('product', (a, b) =>
    b.kind === 'power' ? pair('power', pair('product', a, b.a), b.b) : null,
  ),
  'power of a sum term by term': onPair('power', (a, b) =>
    isSum(a) ? pair(a.kind, pair('power', a.a, b), pair('power', a.b, b)) : null,
  ),
  'power of a sum for the last term': onPair('power', (a, b) =>
    isSum(a) ? pair(a.kind, a.a, pair('power', a.b, b)) : null,
  ),
  'power of a quotient for its top': onPair('power', (a, b) =>
    a.kind === 'quotient' ? pair('quotient', pair('power', a.a, b), a.b) : null,
  ),
  'minus outside of the power': onPair('power', (a, b) =>
    a.kind === 'negative' ? negative(pair('power', a.of, b)) : null,
  ),
  'exponents multiplied for a product': onPair('product', (a, b) =>
    a.kind === 'power' && b.kind === 'power' ? pair('power', a.a, pair('product', a.b, b.b)) : null,
  ),
  'squared for doubled': onPair('product', (a, b) =>
    isWhole(a) && a.top === 2 ? pair('power', b, number(2)) : null,
  ),
};

const roots: Readonly<Record<string, ValueMutation>> = {
  'root left out': on('root', ({ of }) => of),
  'other root': on('root', (value) => ({ ...value, index: value.index === 2 ? 3 : 2 })),
  'square for root': on('root', ({ of, index }) => pair('power', of, number(index))),
  'root of a sum term by term': on('root', (value) =>
    isSum(value.of) ? pair(value.of.kind, { ...value, of: value.of.a }, { ...value, of: value.of.b }) : null,
  ),
  'root over the first factor only': on('root', (value) =>
    value.of.kind === 'product' ? pair('product', { ...value, of: value.of.a }, value.of.b) : null,
  ),
  'half for root': on('root', ({ of }) => pair('quotient', of, number(2))),
};

const functions: Readonly<Record<string, ValueMutation>> = {
  'sine for cosine': swapFunction('cos', 'sin'),
  'cosine for sine': swapFunction('sin', 'cos'),
  'natural for common logarithm': swapFunction('log', 'ln'),
  'common for natural logarithm': swapFunction('ln', 'log'),
  'inverse for function': swapFunction('sin', 'arcsin'),
  'function for inverse': swapFunction('arctan', 'tan'),
  'reciprocal for inverse': on('function', (value) =>
    value.name === 'arcsin' ? pair('quotient', one, { ...value, name: 'sin' }) : null,
  ),
  'function left out': on('function', ({ of }) => of),
  'power into the function': onPair('power', (a, b) =>
    a.kind === 'function' ? { ...a, of: pair('power', a.of, b) } : null,
  ),
  'power out of the function': on('function', (value) =>
    value.of.kind === 'power' ? pair('power', { ...value, of: value.of.a }, value.of.b) : null,
  ),
  'function of a sum term by term': on('function', (value) =>
    isSum(value.of) ? pair(value.of.kind, { ...value, of: value.of.a }, { ...value, of: value.of.b }) : null,
  ),
  'factor out of the function': on('function', (value) =>
    value.of.kind === 'product' ? pair('product', value.of.a, { ...value, of: value.of.b }) : null,
  ),
  'product into the function': onPair('product', (a, b) =>
    b.kind === 'function' ? { ...b, of: pair('product', a, b.of) } : null,
  ),
  'divisor into the function': onPair('quotient', (a, b) =>
    a.kind === 'function' ? { ...a, of: pair('quotient', a.of, b) } : null,
  ),
};

const numbers: Readonly<Record<string, ValueMutation>> = {
  'one more': on('number', plusOne),
  'one less': on('number', (value) => number(value.top - value.bottom, value.bottom, value.decimal)),
  'point moved right': on('number', ({ top, bottom, decimal }) => number(10 * top, bottom, decimal)),
  'point moved left': on('number', ({ top, bottom }) => number(top, 10 * bottom, true)),
  'digits swapped': on('number', ({ top, bottom, decimal }) =>
    top >= 10 ? number(Number([...String(top)].reverse().join('')), bottom, decimal) : null,
  ),
  'digit left out': on('number', ({ top, bottom, decimal }) =>
    top >= 10 ? number(Number(String(top).slice(0, -1)), bottom, decimal) : null,
  ),
  'fraction turned around': on('number', ({ top, bottom, decimal }) =>
    !decimal && top !== 0 && bottom !== 1 ? number(bottom, top) : null,
  ),
  'top one more': on('number', ({ top, bottom, decimal }) =>
    bottom === 1 || decimal ? null : number(top + 1, bottom),
  ),
  'bottom one more': on('number', ({ top, bottom, decimal }) =>
    bottom === 1 || decimal ? null : number(top, bottom + 1),
  ),
  'cut after one place': on('number', ({ top, bottom }) =>
    bottom === 1 ? null : number(Math.trunc((10 * top) / bottom), 10, true),
  ),
  'π left out': on('constant', ({ name }) => (name === 'pi' ? one : null)),
  'π rounded': on('constant', ({ name }) => (name === 'pi' ? number(314, 100, true) : null)),
  'e rounded': on('constant', ({ name }) => (name === 'e' ? number(2718, 1000, true) : null)),
  'i left out': on('constant', ({ name }) => (name === 'i' ? one : null)),
  conjugate: on('constant', (value) => (value.name === 'i' ? negative(value) : null)),
  'i squared as 1': onPair('product', (a, b) =>
    b.kind === 'constant' && b.name === 'i' && a.kind === 'constant' && a.name === 'i' ? one : null,
  ),
  'other letter': on('letter', ({ name }) => ({ kind: 'letter', name: name === 'x' ? 'y' : 'x' })),
  'letter left out': on('letter', () => one),
  'letter doubled': on('letter', (value) => pair('product', number(2), value)),
  'letter squared': on('letter', (value) => pair('power', value, number(2))),
};

export const valueMutations: Readonly<Record<string, ValueMutation>> = {
  ...signs,
  ...operations,
  ...brackets,
  ...powers,
  ...roots,
  ...functions,
  ...numbers,
};
