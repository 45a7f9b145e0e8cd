import { type Budget, newBudget } from '../algebra/budget.ts';
import { simplifySquareRoot } from '../algebra/exact-root.ts';
import { exactValue, normalFormWithin } from '../algebra/normal-form.ts';
import { constantOf, type Polynomial } from '../algebra/polynomial.ts';
import { someNode, variablesOf } from '../algebra/variables-of.ts';
import { greatestCommonDivisor } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { writtenWhole } from './number/number-shape.ts';

function polynomialOf(node: MathNode, budget: Budget): Polynomial | null {
  const result = normalFormWithin(node, budget);
  if (result.kind !== 'form' || !constantOf(result.form.quotient.bottom)) return null;
  return result.form.quotient.top;
}

export function isSum(node: MathNode): boolean {
  return node.kind === 'add' || (node.kind === 'negate' && isSum(node.of));
}

/** Every term of a sum stands for one term, and no two of them are alike. */
export function likeTermsAreCombined(terms: readonly MathNode[], budget: Budget = newBudget()): boolean {
  const seen = new Set<string>();
  for (const term of terms) {
    const polynomial = polynomialOf(term, budget);
    if (!polynomial) continue;
    if (polynomial.size !== 1) return false;
    const key = [...polynomial.keys()][0] ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}

function productIsSimple(factors: readonly MathNode[]): boolean {
  const numbers = factors.filter((factor) => variablesOf(factor).length === 0 && exactValue(factor) !== null);
  const roots = factors.filter((factor) => factor.kind === 'root' && variablesOf(factor).length === 0);
  const names = factors.flatMap((factor) => {
    const base = factor.kind === 'power' ? factor.base : factor;
    return base.kind === 'variable' ? [base.name] : [];
  });
  const trivial = numbers.some((number) => exactValue(number)?.n === 1n && exactValue(number)?.d === 1n);
  return numbers.length <= 1 && roots.length <= 1 && new Set(names).size === names.length && !trivial;
}

function content(node: MathNode, budget: Budget): bigint | null {
  const polynomial = polynomialOf(node, budget);
  if (!polynomial) return null;
  let shared = 0n;
  for (const { coefficient } of polynomial.values()) {
    if (coefficient.d !== 1n) return null;
    shared = greatestCommonDivisor(shared, coefficient.n);
  }
  return shared;
}

type Division = Extract<MathNode, { kind: 'divide' }>;

function sharedVariable({ top, bottom }: Division, budget: Budget): boolean {
  const a = polynomialOf(top, budget);
  const b = polynomialOf(bottom, budget);
  if (!a || !b || a.size === 0) return false;
  const inAll = (polynomial: Polynomial, name: string): boolean =>
    [...polynomial.values()].every(({ monomial }) => monomial.some(([other]) => other === name));
  return variablesOf(bottom).some((name) => inAll(a, name) && inAll(b, name));
}

function quotientIsSimple(node: Division, budget: Budget): boolean {
  const { top, bottom } = node;
  if (someNode(bottom, ({ kind }) => kind === 'root' || kind === 'divide')) return false;
  if (top.kind === 'divide') return false;
  const above = content(top, budget);
  const below = content(bottom, budget);
  if (below === 1n && writtenWhole(bottom) !== null) return false;
  if (above !== null && below !== null && greatestCommonDivisor(above, below) !== 1n) return false;
  return !sharedVariable(node, budget);
}

const mostTrialFactors = 10_000n;

/** Whether a whole number has a factor above 1 that is a power with this exponent, as 24 has 8 = 2³. */
function hasPowerFactor(number: bigint, exponent: number): boolean {
  const size = number < 0n ? -number : number;
  for (let factor = 2n; factor <= mostTrialFactors; factor += 1n) {
    const power = factor ** BigInt(exponent);
    if (power > size) return false;
    if (size % power === 0n) return true;
  }
  return false;
}

/** No factor of a single term under the root can be taken out; a sum is left as it is. */
function termUnderRootIsSimple(of: MathNode, index: number, budget: Budget): boolean {
  const polynomial = polynomialOf(of, budget);
  const [term] = polynomial?.size === 1 ? polynomial.values() : [];
  if (!term) return true;
  const { coefficient, monomial } = term;
  return !hasPowerFactor(coefficient.n, index) && monomial.every(([, power]) => power < index);
}

function rootIsSimple({ of, index }: Extract<MathNode, { kind: 'root' }>, budget: Budget): boolean {
  const value = exactValue(of);
  if (!value) return termUnderRootIsSimple(of, index, budget);
  if (value.d !== 1n) return false;
  if (index !== 2) return value.n * value.n > 1n && !hasPowerFactor(value.n, index);
  const simple = simplifySquareRoot(value);
  return simple === null || (simple.factor.n === 1n && simple.primes.length > 0);
}

/** No power of numbers is left, and no power of a product or of a power, as (2x^3)^4. */
function powerIsSimple({ base, exponent }: Extract<MathNode, { kind: 'power' }>): boolean {
  const value = exactValue(exponent);
  if (value === null) return true;
  // A root written as a power of a number, such as 2^(1/2).
  if (value.n === 1n && value.d <= 6n && exactValue(base)?.d === 1n)
    return rootIsSimple({ kind: 'root', of: base, index: Number(value.d) }, newBudget());
  const isNested = base.kind === 'multiply' || base.kind === 'power';
  return exactValue(base) === null && !(isNested && value.d === 1n);
}

function nodeIsSimple(node: MathNode, budget: Budget): boolean {
  switch (node.kind) {
    case 'add':
      return likeTermsAreCombined(node.terms, budget);
    case 'multiply':
      return productIsSimple(node.factors);
    case 'divide':
      return quotientIsSimple(node, budget);
    case 'root':
      return rootIsSimple(node, budget);
    case 'power':
      return powerIsSimple(node);
    case 'negate':
      return node.of.kind !== 'negate';
    case 'call':
      // A sine of a number is a value that can be worked out.
      return !circular.has(node.name) || variablesOf(node.of).length > 0;
    default:
      return true;
  }
}

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan']);

function circularCalls(node: MathNode): number {
  let count = 0;
  someNode(node, (inner) => {
    if (inner.kind === 'call' && circular.has(inner.name)) count += 1;
    return false;
  });
  return count;
}

/** Whether sines, cosines and tangents are gathered as far as in the key: no more of them, and no sum where it has none. */
export function isGathered(node: MathNode, wanted: MathNode): boolean {
  const count = circularCalls(node);
  if (count === 0) return true;
  return count <= circularCalls(wanted) && (!isSum(node) || isSum(wanted));
}

/** Whether nothing is left to work out: like terms, fractions, roots and number arithmetic are done. */
export function isSimplified(node: MathNode): boolean {
  const budget = newBudget();
  return !someNode(node, (inner) => !nodeIsSimple(inner, budget)) && budget.left >= 0;
}
