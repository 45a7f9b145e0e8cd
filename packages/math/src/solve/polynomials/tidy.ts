import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  one,
  powerRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { numberNode } from '../tree/make-node.ts';
import { sumNode } from '../tree/side-terms.ts';

/** A product as a number times powers of different bases; a base is known by its text. */
export type PowerProduct = {
  readonly coefficient: Rational;
  readonly powers: ReadonlyMap<string, { readonly base: MathNode; readonly exponent: Rational }>;
};

const zero = rational(0);
const mostExponent = 60n;

function withPower(into: PowerProduct, base: MathNode, exponent: Rational): PowerProduct {
  const powers = new Map(into.powers);
  const name = writeMath(base);
  const sum = addRational(powers.get(name)?.exponent ?? zero, exponent);
  if (sum.n === 0n) powers.delete(name);
  else powers.set(name, { base, exponent: sum });
  return { ...into, powers };
}

const timesProduct = (a: PowerProduct, b: PowerProduct): PowerProduct => {
  let product: PowerProduct = {
    coefficient: multiplyRational(a.coefficient, b.coefficient),
    powers: a.powers,
  };
  for (const { base, exponent } of b.powers.values()) product = withPower(product, base, exponent);
  return product;
};

function raised(product: PowerProduct, exponent: Rational): PowerProduct | null {
  const { coefficient, powers } = product;
  const size = exponent.n < 0n ? -exponent.n : exponent.n;
  const whole = exponent.d === 1n && size <= mostExponent;
  if (!whole && !(coefficient.n === 1n && coefficient.d === 1n)) return null;
  if (coefficient.n === 0n && exponent.n <= 0n) return null;
  const scaled = new Map(
    [...powers].map(
      ([name, { base, exponent: own }]) =>
        [name, { base, exponent: multiplyRational(own, exponent) }] as const,
    ),
  );
  return { coefficient: whole ? powerRational(coefficient, Number(exponent.n)) : one, powers: scaled };
}

const alone = (base: MathNode): PowerProduct => withPower({ coefficient: one, powers: new Map() }, base, one);

/** A product, quotient or power as a number times powers; a sum is a base of its own. Null where 0 is divided by. */
export function powerProductOf(node: MathNode): PowerProduct | null {
  const value = exactValue(node);
  if (value) return { coefficient: value, powers: new Map() };
  switch (node.kind) {
    case 'negate': {
      const inner = powerProductOf(node.of);
      return inner && { ...inner, coefficient: negateRational(inner.coefficient) };
    }
    case 'multiply': {
      const parts = node.factors.map(powerProductOf);
      return parts.every((part) => part !== null)
        ? parts.reduce(timesProduct, { coefficient: one, powers: new Map() })
        : null;
    }
    case 'divide': {
      const [top, bottom] = [powerProductOf(node.top), powerProductOf(node.bottom)];
      const under = bottom && bottom.coefficient.n !== 0n ? raised(bottom, rational(-1)) : null;
      return top && under && timesProduct(top, under);
    }
    case 'power': {
      const exponent = exactValue(node.exponent);
      const base = exponent && powerProductOf(node.base);
      return base && exponent ? raised(base, exponent) : alone(node);
    }
    default:
      return alone(node);
  }
}

const power = (base: MathNode, exponent: Rational): MathNode =>
  exponent.n === exponent.d ? base : { kind: 'power', base, exponent: numberNode(exponent) };

/** Numbers, then letters in order, then sums, roots and functions. */
const rank = (base: MathNode): string =>
  `${base.kind === 'variable' ? 0 : base.kind === 'constant' ? 1 : base.kind === 'power' ? 2 : 3}${writeMath(base)}`;

/** The product with positive exponents only: those below 0 go to the bottom of a fraction. */
export function productNode({ coefficient, powers }: PowerProduct): MathNode {
  if (coefficient.n < 0n)
    return { kind: 'negate', of: productNode({ coefficient: negateRational(coefficient), powers }) };
  if (coefficient.n === 0n) return numberNode(zero);
  const sorted = [...powers.values()].sort((a, b) => (rank(a.base) < rank(b.base) ? -1 : 1));
  const top = sorted
    .filter(({ exponent }) => exponent.n > 0n)
    .map(({ base, exponent }) => power(base, exponent));
  const bottom = sorted
    .filter(({ exponent }) => exponent.n < 0n)
    .map(({ base, exponent }) => power(base, negateRational(exponent)));
  const row = (number: bigint, factors: readonly MathNode[]): MathNode => {
    const all = number === 1n && factors.length > 0 ? factors : [numberNode(rational(number)), ...factors];
    return all.length === 1 && all[0] ? all[0] : { kind: 'multiply', factors: all };
  };
  const over = row(coefficient.n, top);
  if (coefficient.d === 1n && bottom.length === 0) return over;
  if (bottom.length === 0 && top.length > 0)
    return { kind: 'multiply', factors: [numberNode(coefficient), ...top] };
  return { kind: 'divide', top: over, bottom: row(coefficient.d, bottom) };
}

/** A sum with like terms added and each product put in order; other forms are put in order inside. */
export function tidy(node: MathNode): MathNode {
  switch (node.kind) {
    case 'add': {
      const sums = new Map<string, PowerProduct>();
      for (const term of node.terms.map(tidy).flatMap((one) => (one.kind === 'add' ? one.terms : [one]))) {
        const product = powerProductOf(term);
        if (!product) return node;
        const unit = writeMath(productNode({ ...product, coefficient: one }));
        const before = sums.get(unit)?.coefficient ?? zero;
        sums.set(unit, { ...product, coefficient: addRational(before, product.coefficient) });
      }
      return sumNode([...sums.values()].filter(({ coefficient }) => coefficient.n !== 0n).map(productNode));
    }
    case 'call':
    case 'root':
    case 'absolute':
      return { ...node, of: tidy(node.of) };
    default: {
      const inside = tidyInside(node);
      const product = powerProductOf(inside);
      return product ? productNode(product) : inside;
    }
  }
}

function tidyInside(node: MathNode): MathNode {
  switch (node.kind) {
    case 'negate':
      return { ...node, of: tidy(node.of) };
    case 'multiply':
      return { ...node, factors: node.factors.map(tidy) };
    case 'divide':
      return { ...node, top: tidy(node.top), bottom: tidy(node.bottom) };
    case 'power':
      return { ...node, base: tidy(node.base), exponent: tidy(node.exponent) };
    default:
      return node;
  }
}
