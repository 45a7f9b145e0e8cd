import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { multiplyRational, negateRational, type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { sumNode, termNode } from '../tree/side-terms.ts';

/** c·x^p·y^q… */
export type Monomial = { readonly coefficient: Rational; readonly powers: ReadonlyMap<string, number> };

const one = rational(1);
const mostTerms = 60;

const timesMonomial = (a: Monomial, b: Monomial): Monomial => {
  const powers = new Map(a.powers);
  for (const [name, power] of b.powers) powers.set(name, (powers.get(name) ?? 0) + power);
  return { coefficient: multiplyRational(a.coefficient, b.coefficient), powers };
};

const negated = ({ coefficient, powers }: Monomial): Monomial => ({
  coefficient: negateRational(coefficient),
  powers,
});

const smallPower = (node: MathNode): number | null => {
  const value = exactValue(node);
  return value?.d === 1n && value.n >= 1n && value.n <= 8n ? Number(value.n) : null;
};

/** Every product of one term of each row, in order. */
function allProducts(rows: readonly (readonly Monomial[])[]): readonly Monomial[] | null {
  let products: readonly Monomial[] = [{ coefficient: one, powers: new Map() }];
  for (const row of rows) {
    products = products.flatMap((left) => row.map((right) => timesMonomial(left, right)));
    if (products.length > mostTerms) return null;
  }
  return products;
}

/** The terms of a polynomial with every product multiplied out and nothing combined; null for other forms. */
export function monomialsOf(node: MathNode): readonly Monomial[] | null {
  const value = node.kind === 'add' || node.kind === 'multiply' ? null : exactValue(node);
  if (value) return [{ coefficient: value, powers: new Map() }];
  switch (node.kind) {
    case 'variable':
      return [{ coefficient: one, powers: new Map([[node.name, 1]]) }];
    case 'negate':
      return monomialsOf(node.of)?.map(negated) ?? null;
    case 'add': {
      const parts = node.terms.map(monomialsOf);
      const flat = parts.every((part) => part !== null) ? parts.flat() : null;
      return flat && flat.length <= mostTerms ? flat : null;
    }
    case 'multiply': {
      const rows = node.factors.map(monomialsOf);
      return rows.every((row) => row !== null) ? allProducts(rows) : null;
    }
    case 'divide': {
      const bottom = exactValue(node.bottom);
      const top = bottom && bottom.n !== 0n && monomialsOf(node.top);
      return top
        ? top.map(({ coefficient, powers }) => ({
            coefficient: multiplyRational(coefficient, rational(bottom.d, bottom.n)),
            powers,
          }))
        : null;
    }
    case 'power': {
      const power = smallPower(node.exponent);
      const base = power && monomialsOf(node.base);
      return base ? allProducts(Array.from({ length: power }, () => base)) : null;
    }
    default:
      return null;
  }
}

/** Letters in order of the alphabet, π before them. */
const inOrder = (a: string, b: string): number => (a === 'π' ? -1 : b === 'π' ? 1 : a < b ? -1 : 1);

function monomialNode({ coefficient, powers }: Monomial): MathNode {
  const raised = [...powers]
    .filter(([, power]) => power > 0)
    .sort(([a], [b]) => inOrder(a, b))
    .map(([letter, power]) => termNode({ coefficient: one, letter }, power));
  if (raised.length === 0) return termNode({ coefficient, letter: null });
  if (coefficient.n < 0n) return { kind: 'negate', of: monomialNode(negated({ coefficient, powers })) };
  const known = coefficient.n === 1n && coefficient.d === 1n ? [] : [termNode({ coefficient, letter: null })];
  const factors = [...known, ...raised];
  return factors.length === 1 && factors[0] ? factors[0] : { kind: 'multiply', factors };
}

export const monomialsText = (terms: readonly Monomial[]): string =>
  writeMath(sumNode(terms.map(monomialNode)));

const nameOf = ({ powers }: Monomial): string =>
  [...powers]
    .filter(([, power]) => power > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, power]) => `${name}${power}`)
    .join(' ');

/** Like terms added, highest degree first. */
export function combineTerms(terms: readonly Monomial[]): readonly Monomial[] {
  const sums = new Map<string, Monomial>();
  for (const term of terms) {
    const name = nameOf(term);
    const before = sums.get(name)?.coefficient ?? rational(0);
    const { n, d } = term.coefficient;
    sums.set(name, { ...term, coefficient: rational(before.n * d + n * before.d, before.d * d) });
  }
  const degree = ({ powers }: Monomial): number => [...powers.values()].reduce((a, b) => a + b, 0);
  return [...sums.values()]
    .filter(({ coefficient }) => coefficient.n !== 0n)
    .sort((a, b) => degree(b) - degree(a));
}

const isBracketPower = (node: MathNode): boolean =>
  node.kind === 'power' && node.base.kind === 'add' && smallPower(node.exponent) !== null;

/** Powers of brackets written as products; other parts stay. */
export function withoutBracketPowers(node: MathNode): MathNode {
  if (node.kind === 'power' && isBracketPower(node)) {
    const factors = Array.from({ length: smallPower(node.exponent) ?? 1 }, () => node.base);
    return factors.length === 1 ? node.base : { kind: 'multiply', factors };
  }
  if (node.kind === 'negate') return { ...node, of: withoutBracketPowers(node.of) };
  if (node.kind === 'add') return { ...node, terms: node.terms.map(withoutBracketPowers) };
  if (node.kind !== 'multiply') return node;
  const factors = node.factors.map(withoutBracketPowers);
  return {
    ...node,
    factors: factors.flatMap((factor) => (factor.kind === 'multiply' ? factor.factors : [factor])),
  };
}

/** Multiplies the first two brackets of every product, so three brackets take two steps. */
export function multiplyFirstPair(node: MathNode): MathNode {
  if (node.kind === 'negate') return { ...node, of: multiplyFirstPair(node.of) };
  if (node.kind === 'add') return { ...node, terms: node.terms.map(multiplyFirstPair) };
  if (node.kind !== 'multiply') return node;
  const brackets = node.factors.flatMap((factor, at) => (factor.kind === 'add' ? [at] : []));
  const [first = -1, second = -1] = brackets;
  const pair = [node.factors[first], node.factors[second]].filter((factor) => factor !== undefined);
  const terms = brackets.length > 2 ? monomialsOf({ kind: 'multiply', factors: pair }) : null;
  if (!terms) return node;
  const joined = sumNode(combineTerms(terms).map(monomialNode));
  const factors = node.factors.map((factor, at) => (at === first ? joined : factor));
  return { ...node, factors: factors.filter((_, at) => at !== second) };
}

export const hasBrackets = (node: MathNode): boolean =>
  someNode(
    node,
    (inner) =>
      isBracketPower(inner) ||
      (inner.kind === 'multiply' &&
        inner.factors.some(({ kind }) => kind === 'add') &&
        variablesOf(inner).length > 0) ||
      (inner.kind === 'negate' && inner.of.kind === 'add'),
  );
