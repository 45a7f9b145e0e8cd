import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { powerRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import { replacePart } from '../tree/replace-part.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { type Given, relationIn, saysOnly, withoutLetters } from './read-given.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Power = Extract<MathNode, { kind: 'power' }>;
/** base^(k·x + m); the base is null for e. */
type Exponential = {
  readonly node: Power;
  readonly base: Rational | null;
  readonly k: Rational;
  readonly m: Rational;
};

const text = rationalToFractionText;
const stand = 'Q_0';

function exponentialsIn(relation: Relation, letter: string): readonly Exponential[] | null {
  const found = new Map<string, Exponential>();
  let isOther = false;
  someNode(relation, (inner) => {
    if (inner.kind !== 'power' || !variablesOf(inner.exponent).includes(letter)) return false;
    const isE = inner.base.kind === 'constant' && inner.base.name === 'e';
    const base = isE ? null : exactValue(inner.base);
    const [m = rational(0), k, more] = coefficientsOf(inner.exponent, letter) ?? [];
    if (!k || more || (!isE && (!base || base.n <= 0n || base.n === base.d))) isOther = true;
    else found.set(writeMath(inner), { node: inner, base, k, m });
    return false;
  });
  return isOther || found.size === 0 ? null : [...found.values()];
}

const withLetter = (relation: Relation, part: MathNode, letter: string): Relation => ({
  ...relation,
  sides: relation.sides.map((side) => replacePart(side, writeMath(part), letter)),
});

/** The exponent p with foot^p = base. */
function exponentOf(base: Rational, foot: Rational): number | null {
  for (let p = -12; p <= 12; p += 1) {
    const power = powerRational(foot, p);
    if (p !== 0 && power.n === base.n && power.d === base.d) return p;
  }
  return null;
}

function sharedFoot(all: readonly Exponential[]): Rational | null {
  const bases = all.map(({ base }) => base);
  if (!bases.every((base) => base !== null)) return null;
  const tries = [...[2, 3, 5, 6, 7, 10].map((n) => rational(n)), ...bases];
  return tries.find((foot) => bases.every((base) => exponentOf(base, foot) !== null)) ?? null;
}

const footText = (foot: Rational | null): string =>
  foot === null ? 'e' : foot.d === 1n ? `${foot.n}` : `(${text(foot)})`;

/** The exponent that makes foot^… this value: a number where there is one, else a quotient of logarithms. */
function logText(foot: Rational | null, value: string): string | null {
  const exact = evaluateExact(value);
  if (exact && exact.n === exact.d) return '0';
  if (foot === null) return exact ? `ln(${value})` : null;
  for (let p = -24; exact && p <= 24; p += 1)
    for (const q of [1, 2, 3, 4]) {
      const [a, b] = [powerRational(foot, p), powerRational(exact, q)];
      if (a.n === b.n && a.d === b.d) return text(rational(p, q));
    }
  return `ln(${value})/ln(${text(foot)})`;
}

const either = (letter: string, values: readonly string[]): string =>
  values.map((value) => `${letter} = ${value}`).join(' or ');

/** A polynomial in one power: 3^(2x) - 4·3^x + 3 = 0. */
function asPolynomial(relation: Relation, letter: string, all: readonly Exponential[]): Worked | null {
  const isE = all.every(({ base }) => base === null);
  const foot = isE ? null : sharedFoot(all);
  if (!isE && !foot) return null;
  const sizes = all.map(({ base, k }) => {
    const p = base && foot ? exponentOf(base, foot) : 1;
    return p === null ? null : rational(k.n * BigInt(p), k.d);
  });
  if (!sizes.every((size) => size !== null)) return null;
  const smallest = sizes
    .map((size) => (size.n < 0n ? rational(-size.n, size.d) : size))
    .reduce((a, b) => (a.n * b.d < b.n * a.d ? a : b));
  let node: Relation = relation;
  for (const [i, { node: power, base, m }] of all.entries()) {
    const size = sizes[i];
    const times = size && rational(size.n * smallest.d, size.d * smallest.n);
    if (times?.d !== 1n || times.n < 1n || times.n > 4n) return null;
    if (m.n !== 0n && (m.d !== 1n || base === null)) return null;
    const front = base && m.n !== 0n ? text(powerRational(base, Number(m.n))) : '1';
    const inStand = parseMath(`(${front}) · s^${times.n}`);
    if (!inStand.ok) return null;
    const put = new Map([[`R_${i}`, inStand.node]]);
    const named = withLetter(node, power, `R_${i}`);
    node = { ...named, sides: named.sides.map((side) => replaceVariables(side, put)) };
  }
  if (variablesOf(node).join() !== 's') return null;
  const unit = `${footText(foot)}^${text(smallest) === '1' ? letter : `(${text(smallest)}${letter})`}`
    .replace('(1/', '((1/')
    .replace(/\(\((1\/\d+)([a-z])\)/, '(($1)$2)');
  const solved = solvePolynomialEquation(writeMath(node));
  if (!solved || solved.roots === 'all' || solved.roots.length === 0) return null;
  const positive = solved.roots.filter((root) => {
    const value = evaluateExact(root);
    return value === null ? !root.startsWith('-') : value.n > 0n;
  });
  if (solved.roots.some((root) => evaluateExact(root) === null)) return null;
  const check = (value: string) => {
    const read = parseMath(value);
    return read.ok
      ? [{ claim: writeMath(replaceVariables(relation, new Map([[letter, read.node]]))), holds: true }]
      : [];
  };
  const chain = startChain(writeMath(relation));
  if (positive.length === 0)
    return {
      kind: 'exponential-equation',
      chain: { ...chain, steps: [...solved.chain.steps], proven: solved.chain.proven },
      answer: 'no solution',
      check: solved.roots.map((root) => ({ claim: `${root} > 0`, holds: false })),
    };
  addStep(chain, positive.map((root) => `${unit} = ${root}`).join(' or '), {
    rule: 'power-as-letter',
    fill: { unit },
    proof: 'real-solutions',
  });
  const values = positive.map((root) => {
    const value = logText(foot, root);
    if (value === null || smallest.n === smallest.d) return value;
    const exact = evaluateExact(`(${value})/(${text(smallest)})`);
    return exact && !/ln/.test(value)
      ? text(exact)
      : smallest.d === 1n
        ? `${value}/${smallest.n}`
        : `${smallest.d} · ${value}/${smallest.n}`;
  });
  if (!values.every((value) => value !== null)) return null;
  addStep(chain, either(letter, values), { rule: 'take-logarithm', proof: 'real-solutions' });
  return {
    kind: 'exponential-equation',
    chain,
    answer: either(letter, values),
    check: values.flatMap(check),
  };
}

const product = (number: Rational, of: string): string =>
  number.n === number.d
    ? of
    : number.n === -number.d
      ? `-${of}`
      : `${number.d === 1n ? number.n : `(${text(number)})`} · ${of}`;

/** a^u = b^v with bases that share no power: logarithms of both sides. */
function twoBases(relation: Relation, letter: string, all: readonly Exponential[]): Worked | null {
  const [left, right] = relation.sides;
  const [a, b, more] = all;
  if (!a || !b || more || left?.kind !== 'power' || right?.kind !== 'power') return null;
  const logOf = ({ base }: Exponential): string => (base === null ? '1' : `ln(${text(base)})`);
  const [p, q] = [logOf(a), logOf(b)];
  const chain = startChain(writeMath(relation));
  const [u, v] = [writeMath(a.node.exponent), writeMath(b.node.exponent)];
  const side = (exponent: string, log: string): string => (log === '1' ? exponent : `(${exponent}) · ${log}`);
  addStep(chain, `${side(u, p)} = ${side(v, q)}`, { rule: 'logarithm-of-both', proof: 'real-solutions' });
  const minus = (one: Rational): Rational => rational(-one.n, one.d);
  const sum = (x: Rational, y: Rational): string =>
    [x.n === 0n ? '' : product(x, p), y.n === 0n ? '' : product(y, q)]
      .filter((part) => part !== '')
      .join(' + ')
      .replaceAll('+ -', '- ') || '0';
  const value = `(${sum(minus(a.m), b.m)})/(${sum(a.k, minus(b.k))})`;
  const read = parseMath(value);
  if (!read.ok) return null;
  const answer = `${letter} = ${writeMath(read.node)}`;
  addStep(chain, answer, { rule: 'letter-alone', fill: { letter }, proof: 'real-solutions' });
  return {
    kind: 'exponential-equation',
    chain,
    answer,
    check: [{ claim: writeMath(replaceVariables(relation, new Map([[letter, read.node]]))), holds: true }],
  };
}

/** c·b^(kx + m) = r: the power alone, then its logarithm. */
function onePower(relation: Relation, letter: string, [only, more]: readonly Exponential[]): Worked | null {
  if (!only || more) return null;
  const node = withLetter(relation, only.node, stand);
  const [left, right] = node.sides;
  if (!left || !right || variablesOf(node).join() !== stand) return null;
  const [c, front, higher] =
    coefficientsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, stand) ?? [];
  if (!c || !front || higher || front.n === 0n) return null;
  const value = rational(-c.n * front.d, c.d * front.n);
  const chain = startChain(writeMath(relation));
  addStep(chain, `${writeMath(only.node)} = ${text(value)}`, {
    rule: 'power-alone',
    proof: { follows: `1/(${text(front)})` },
  });
  if (value.n <= 0n) {
    if (chain.steps.length === 0)
      addStep(chain, `${writeMath(only.node)} - (${text(value)}) = 0`, { rule: 'all-to-one-side' });
    return {
      kind: 'exponential-equation',
      chain,
      answer: 'no solution',
      check: [{ claim: `${text(value)} > 0`, holds: false }],
    };
  }
  const log = logText(only.base, text(value));
  if (log === null) return null;
  const exact = evaluateExact(log);
  const { k, m } = only;
  const solved = exact && rational((exact.n * m.d - m.n * exact.d) * k.d, exact.d * m.d * k.n);
  const moved =
    m.n === 0n ? log : `${log} ${m.n > 0n ? '-' : '+'} ${text(rational(m.n < 0n ? -m.n : m.n, m.d))}`;
  const root = solved
    ? text(solved)
    : k.n === k.d
      ? moved
      : `${m.n === 0n ? moved : `(${moved})`}/${k.d === 1n && k.n > 0n ? k.n : `(${text(k)})`}`;
  const read = parseMath(root);
  if (!read.ok) return null;
  addStep(chain, `${letter} = ${root}`, { rule: 'take-logarithm', proof: 'real-solutions' });
  return {
    kind: 'exponential-equation',
    chain,
    answer: `${letter} = ${root}`,
    check: [{ claim: writeMath(replaceVariables(relation, new Map([[letter, read.node]]))), holds: true }],
  };
}

const own = /^(?:equations?|exponential|logarithms?|logs?|natural|solutions?|real|ln|terms)$/;

/** Equations with the letter in an exponent: as a polynomial in one power, or by logarithms. */
export function solveExponentials(given: Given): Worked | null {
  if (!saysOnly(given, own)) return null;
  const [piece, more] = withoutLetters(given.math);
  const relation = piece === undefined || more !== undefined ? null : relationIn(piece);
  const [letter, second] = relation ? variablesOf(relation) : [];
  if (relation?.signs.join('') !== '=' || letter === undefined || second !== undefined) return null;
  const all = exponentialsIn(relation, letter);
  if (!all) return null;
  return (
    onePower(relation, letter, all) ?? asPolynomial(relation, letter, all) ?? twoBases(relation, letter, all)
  );
}
