import { addRational, multiplyRational, negateRational, one, type Rational } from '../rational/rational.ts';
import { type Budget, bounded, spend } from './budget.ts';

/** Powers of named symbols, sorted by name; a name starting with √ is the root of a prime. */
type Monomial = readonly (readonly [name: string, power: number])[];
type Term = { readonly monomial: Monomial; readonly coefficient: Rational };
/** Terms with nonzero coefficients by the text of their monomial; empty is 0. */
export type Polynomial = ReadonlyMap<string, Term>;

const noTerms: Polynomial = new Map();

function keyOf(monomial: Monomial): string {
  return monomial.map(([name, power]) => `${name}^${power}`).join('*');
}

export function constantPolynomial(value: Rational): Polynomial {
  return value.n === 0n ? noTerms : new Map([['', { monomial: [], coefficient: value }]]);
}

export function symbolPolynomial(name: string): Polynomial {
  const monomial: Monomial = [[name, 1]];
  return new Map([[keyOf(monomial), { monomial, coefficient: one }]]);
}

function addTerm(into: Map<string, Term>, term: Term): void {
  const key = keyOf(term.monomial);
  const present = into.get(key);
  const coefficient = present
    ? bounded(addRational(present.coefficient, term.coefficient))
    : term.coefficient;
  if (coefficient.n === 0n) into.delete(key);
  else into.set(key, { monomial: term.monomial, coefficient });
}

export function addPolynomial(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  spend(budget, b.size);
  const sum = new Map(a);
  for (const term of b.values()) addTerm(sum, term);
  return sum;
}

export function scalePolynomial(a: Polynomial, factor: Rational): Polynomial {
  if (factor.n === 0n) return noTerms;
  const scaled = new Map<string, Term>();
  for (const [key, { monomial, coefficient }] of a) {
    scaled.set(key, { monomial, coefficient: bounded(multiplyRational(coefficient, factor)) });
  }
  return scaled;
}

export function negatePolynomial(a: Polynomial): Polynomial {
  return scalePolynomial(a, negateRational(one));
}

const byName = (a: readonly [string, number], b: readonly [string, number]): number => (a[0] < b[0] ? -1 : 1);

/** √p · √p is p, so powers of prime roots stay 0 or 1. */
function multiplyTerm(a: Term, b: Term): Term {
  let coefficient = multiplyRational(a.coefficient, b.coefficient);
  const powers = new Map(a.monomial);
  for (const [name, power] of b.monomial) {
    const total = (powers.get(name) ?? 0) + power;
    const root = name.startsWith('√');
    if (root && total === 2) {
      coefficient = multiplyRational(coefficient, { n: BigInt(name.slice(1)), d: 1n });
      powers.delete(name);
    } else powers.set(name, total);
  }
  return { monomial: [...powers].sort(byName), coefficient: bounded(coefficient) };
}

export function multiplyPolynomial(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  spend(budget, a.size * b.size);
  const product = new Map<string, Term>();
  for (const left of a.values()) for (const right of b.values()) addTerm(product, multiplyTerm(left, right));
  return product;
}

/** The value of a polynomial without symbols, else null. */
export function constantOf(a: Polynomial): Rational | null {
  if (a.size === 0) return { n: 0n, d: 1n };
  const only = a.size === 1 ? a.get('') : undefined;
  return only?.coefficient ?? null;
}

/** One text for equal polynomials. */
export function polynomialText(a: Polynomial): string {
  return [...a]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, { coefficient }]) => `${coefficient.n}/${coefficient.d}${key}`)
    .join('+');
}
