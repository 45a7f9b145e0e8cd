import { addRational, type Rational, rational } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import {
  type Budget,
  NotScalar,
  newBudget,
  notScalar,
  spend,
  TooLarge,
  tooLarge,
  Undefined,
  undefinedValue,
} from './budget.ts';
import { exactRoot, simplifySquareRoot } from './exact-root.ts';
import {
  constantPolynomial,
  multiplyPolynomial,
  type Polynomial,
  scalePolynomial,
  symbolPolynomial,
} from './polynomial.ts';
import {
  addQuotient,
  constantOfQuotient,
  constantQuotient,
  divideQuotient,
  multiplyQuotient,
  negateQuotient,
  powerQuotient,
  type Quotient,
  quotientText,
  wholeQuotient,
} from './quotient.ts';

/** `exact` is false when symbols stand for values algebra knows no rules of, such as sin(x). */
export type NormalForm = { readonly quotient: Quotient; readonly exact: boolean };
export type NormalResult =
  | { readonly kind: 'form'; readonly form: NormalForm }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'undefined' }
  | { readonly kind: 'not-scalar' };

type Work = { readonly budget: Budget; exact: boolean };

function opaque(work: Work, name: string): Quotient {
  work.exact = false;
  return wholeQuotient(symbolPolynomial(`~${name}`));
}

function mixedValue(node: Extract<MathNode, { kind: 'mixed' }>): Rational {
  return addRational(rational(node.whole), rational(node.top, node.bottom));
}

/** Above this, taking squares out of a root costs as much as a few hundred term products. */
const cheapRoot = 1_000_000n;

function rootOf(work: Work, of: Quotient, index: number): Quotient {
  const value = constantOfQuotient(of);
  if (!value) return opaque(work, `root${index}${quotientText(of)}`);
  if (value.n < 0n && index % 2 === 0) throw undefinedValue;
  const exact = exactRoot(value, index);
  if (exact) return constantQuotient(exact);
  spend(work.budget, value.n * value.d > cheapRoot ? 200 : 4);
  const simple = index === 2 ? simplifySquareRoot(value) : null;
  if (!simple) return opaque(work, `root${index}(${value.n}/${value.d})`);
  let top: Polynomial = constantPolynomial(rational(1));
  for (const prime of simple.primes)
    top = multiplyPolynomial(top, symbolPolynomial(`√${prime}`), work.budget);
  return wholeQuotient(scalePolynomial(top, simple.factor));
}

const mostExponent = 1_000_000n;
const mostRootIndex = 99n;

function powerOf(work: Work, base: Quotient, exponent: Quotient): Quotient {
  const value = constantOfQuotient(exponent);
  if (!value) return opaque(work, `power(${quotientText(base)},${quotientText(exponent)})`);
  const size = value.n < 0n ? -value.n : value.n;
  if (size > mostExponent || value.d > mostRootIndex) throw tooLarge;
  const raised = powerQuotient(base, Number(value.n), work.budget);
  if (value.d === 1n) return raised;
  const known = constantOfQuotient(base);
  if (known && known.n < 0n && value.d % 2n === 0n) throw undefinedValue;
  return known
    ? rootOf(work, raised, Number(value.d))
    : opaque(work, `power(${quotientText(base)},${value.n}/${value.d})`);
}

function absoluteOf(work: Work, of: Quotient): Quotient {
  const value = constantOfQuotient(of);
  if (!value) return opaque(work, `absolute${quotientText(of)}`);
  return constantQuotient(value.n < 0n ? { n: -value.n, d: value.d } : value);
}

function callOf(work: Work, node: Extract<MathNode, { kind: 'call' }>): Quotient {
  const of = quotientText(normal(work, node.of));
  const base = node.base ? quotientText(normal(work, node.base)) : '';
  return opaque(work, `${node.name}${base}(${of})`);
}

function normalConstant(name: 'pi' | 'e' | 'infinity'): Quotient {
  if (name === 'infinity') throw notScalar;
  return wholeQuotient(symbolPolynomial(name === 'pi' ? 'π' : 'ℯ'));
}

function normal(work: Work, node: MathNode): Quotient {
  spend(work.budget, 1);
  const { budget } = work;
  switch (node.kind) {
    case 'number':
      return constantQuotient(node.value);
    case 'mixed':
      return constantQuotient(mixedValue(node));
    case 'constant':
      return normalConstant(node.name);
    case 'variable':
      return wholeQuotient(symbolPolynomial(node.name));
    case 'negate':
      return negateQuotient(normal(work, node.of));
    case 'add':
      return node.terms.map((term) => normal(work, term)).reduce((a, b) => addQuotient(a, b, budget));
    case 'multiply':
      return node.factors
        .map((factor) => normal(work, factor))
        .reduce((a, b) => multiplyQuotient(a, b, budget));
    case 'divide':
      return divideQuotient(normal(work, node.top), normal(work, node.bottom), budget);
    case 'power':
      return powerOf(work, normal(work, node.base), normal(work, node.exponent));
    case 'root':
      return rootOf(work, normal(work, node.of), node.index);
    case 'absolute':
      return absoluteOf(work, normal(work, node.of));
    case 'call':
      return callOf(work, node);
    case 'percent':
      return multiplyQuotient(normal(work, node.of), constantQuotient(rational(1, 100)), budget);
    default:
      throw notScalar;
  }
}

/** Nodes never change, so their form is worked out once however many keys they are compared with. */
const known = new WeakMap<MathNode, NormalResult>();

/** Brings one value into a quotient of polynomials over exact numbers, within a fixed amount of work. */
export function normalForm(node: MathNode): NormalResult {
  const found = known.get(node);
  if (found) return found;
  const result = normalFormWithin(node, newBudget());
  known.set(node, result);
  return result;
}

/** The same, with the work taken from a budget that others share. */
export function normalFormWithin(node: MathNode, budget: Budget): NormalResult {
  const work: Work = { budget, exact: true };
  try {
    return { kind: 'form', form: { quotient: normal(work, node), exact: work.exact } };
  } catch (stopped) {
    if (stopped instanceof TooLarge) return { kind: 'too-large' };
    if (stopped instanceof Undefined) return { kind: 'undefined' };
    if (stopped instanceof NotScalar) return { kind: 'not-scalar' };
    throw stopped;
  }
}

/** The exact value of arithmetic without symbols; null when it has none. */
export function exactValue(node: MathNode): Rational | null {
  const result = normalForm(node);
  return result.kind === 'form' ? constantOfQuotient(result.form.quotient) : null;
}
