import { addRational, equalRational, type Rational, rational } from '../rational/rational.ts';
import type { ConstantName, MathNode } from '../read/math-node.ts';
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
import { exactCosine, exactSine } from './exact-sine.ts';
import {
  constantOf,
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

/** Over the complex numbers a negative number has a square root; over the reals it has none. */
export type Domain = 'real' | 'complex';

type Work = { readonly budget: Budget; readonly domain: Domain; exact: boolean };

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
  if (value.n < 0n && index % 2 === 0) return imaginaryRoot(work, value, index);
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

/** √-n as √-1 · √n; higher roots of negative numbers are left to testing. */
function imaginaryRoot(work: Work, value: Rational, index: number): Quotient {
  if (work.domain === 'real') throw undefinedValue;
  if (index !== 2) return opaque(work, `root${index}(${value.n}/${value.d})`);
  const size = rootOf(work, constantQuotient({ n: -value.n, d: value.d }), index);
  return multiplyQuotient(imaginary, size, work.budget);
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
  if (known && known.n < 0n && value.d % 2n === 0n && work.domain === 'real') throw undefinedValue;
  return known
    ? rootOf(work, raised, Number(value.d))
    : opaque(work, `power(${quotientText(base)},${value.n}/${value.d})`);
}

function absoluteOf(work: Work, of: Quotient): Quotient {
  const value = constantOfQuotient(of);
  if (!value) return opaque(work, `absolute${quotientText(of)}`);
  return constantQuotient(value.n < 0n ? { n: -value.n, d: value.d } : value);
}

/** The r of r · π; null for any other angle. */
function turnOf(angle: Quotient): Rational | null {
  if (angle.top.size === 0) return rational(0);
  const [term] = angle.top.size === 1 && constantOf(angle.bottom) ? angle.top.values() : [];
  const [power, ...more] = term?.monomial ?? [];
  return term && power?.[0] === 'π' && power[1] === 1 && more.length === 0 ? term.coefficient : null;
}

/** The sine or cosine of a multiple of π, exact for multiples of 15° and reduced to the first right angle for others. */
function circularOf(work: Work, name: 'sin' | 'cos', turn: Rational): Quotient {
  const exact = name === 'sin' ? exactSine(turn) : exactCosine(turn);
  const sign = constantQuotient(rational(exact.sign));
  if (exact.kind === 'reduced') {
    const reduced = opaque(work, `sin(${exact.turn.n}/${exact.turn.d}π)`);
    return multiplyQuotient(sign, reduced, work.budget);
  }
  const terms = exact.terms.map(([numerator, root]) =>
    multiplyQuotient(
      constantQuotient(rational(exact.sign * numerator, 4)),
      rootOf(work, constantQuotient(rational(root)), 2),
      work.budget,
    ),
  );
  return terms.reduce((a, b) => addQuotient(a, b, work.budget), constantQuotient(rational(0)));
}

/** The k of e^k; null for anything else. */
function exponentOfE({ top, bottom }: Quotient): number | null {
  const [term, more] = top.values();
  const under = constantOf(bottom);
  if (!term || more || !under || !equalRational(term.coefficient, under)) return null;
  const [power, other] = term.monomial;
  if (other || (power && power[0] !== 'ℯ')) return null;
  return power?.[1] ?? 0;
}

function callOf(work: Work, node: Extract<MathNode, { kind: 'call' }>): Quotient {
  const angle = normal(work, node.of);
  const turn = node.name === 'sin' || node.name === 'cos' || node.name === 'tan' ? turnOf(angle) : null;
  if (turn && node.name === 'tan') {
    return divideQuotient(circularOf(work, 'sin', turn), circularOf(work, 'cos', turn), work.budget);
  }
  if (turn && (node.name === 'sin' || node.name === 'cos')) return circularOf(work, node.name, turn);
  const logarithm = node.name === 'ln' ? exponentOfE(angle) : null;
  if (logarithm !== null) return constantQuotient(rational(logarithm));
  const of = quotientText(angle);
  const base = node.base ? quotientText(normal(work, node.base)) : '';
  return opaque(work, `${node.name}${base}(${of})`);
}

const imaginary = wholeQuotient(symbolPolynomial('√-1'));
const symbols = {
  pi: wholeQuotient(symbolPolynomial('π')),
  e: wholeQuotient(symbolPolynomial('ℯ')),
  i: imaginary,
} as const;

function normalConstant(name: ConstantName): Quotient {
  if (name === 'infinity') throw notScalar;
  return symbols[name];
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
const known: Readonly<Record<Domain, WeakMap<MathNode, NormalResult>>> = {
  real: new WeakMap(),
  complex: new WeakMap(),
};

/** Brings one value into a quotient of polynomials over exact numbers, within a fixed amount of work. */
export function normalForm(node: MathNode, domain: Domain = 'real'): NormalResult {
  const found = known[domain].get(node);
  if (found) return found;
  const result = normalFormWithin(node, newBudget(), domain);
  known[domain].set(node, result);
  return result;
}

/** The same, with the work taken from a budget that others share. */
export function normalFormWithin(node: MathNode, budget: Budget, domain: Domain = 'real'): NormalResult {
  const work: Work = { budget, domain, exact: true };
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
