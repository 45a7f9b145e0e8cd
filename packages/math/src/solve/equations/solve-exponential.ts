import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { powerRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { combineTerms, monomialsOf, monomialsText } from '../polynomials/multiply-brackets.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { workLinear } from './solve-linear.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Call = Extract<MathNode, { kind: 'call' }>;

const mostPower = 40;
const text = rationalToFractionText;

/** The whole k with base^k = value, by trying; null when there is none. */
function wholePower(base: Rational, value: Rational): number | null {
  for (let k = -mostPower; k <= mostPower; k += 1) {
    const power = powerRational(base, k);
    if (power.n === value.n && power.d === value.d) return k;
  }
  return null;
}

const smallBase = (base: Rational | null): boolean =>
  base !== null && base.n > 0n && base.n !== base.d && base.n < 10_000n && base.d < 10_000n;

/** Both as powers of one base: 4 and 8 are 2^2 and 2^3. */
function commonBase(a: Rational, b: Rational): { base: Rational; powers: readonly [number, number] } | null {
  const candidates = [a, ...[2, 3, 5, 6, 7, 10].map((n) => rational(n))];
  for (const base of candidates) {
    const [p, q] = [wholePower(base, a), wholePower(base, b)];
    if (p !== null && q !== null && p !== 0) return { base, powers: [p, q] };
  }
  return null;
}

const raised = (base: Rational, exponent: string): string => {
  const foot = base.d === 1n ? `${base.n}` : `(${text(base)})`;
  return `${foot}^${/^\w$|^\d+$/.test(exponent) ? exponent : `(${exponent})`}`;
};

function checkAt(relation: Relation, letter: string, value: string): readonly SolutionCheck[] {
  const read = parseMath(value);
  return read.ok
    ? [{ claim: writeMath(replaceVariables(relation, new Map([[letter, read.node]]))), holds: true }]
    : [];
}

/** Finishes u = v, which is linear, on the chain. */
function finishLinear(chain: Chain, relation: Relation, given: { u: string; letter: string }): string | null {
  const read = parseMath(given.u);
  if (!read.ok || read.node.kind !== 'relation') return null;
  if (/^[a-z] = -?[\d/]+$/.test(chain.at)) return chain.at.split(' = ')[1] ?? null;
  continueFrom(chain, writeMath(read.node));
  const worked = workLinear(chain, read.node);
  return variablesOf(relation).length === 1 ? (worked?.answer.split(' = ')[1] ?? null) : null;
}

const times = (power: number, exponent: MathNode): string => {
  if (power === 1) return writeMath(exponent);
  const inner = writeMath(exponent);
  return exponent.kind === 'variable' ? `${power}${inner}` : `${power}(${inner})`;
};

/** b^u = c or b^u = c^v with numbers b and c: by a common base, else by a logarithm. */
function solvePower(relation: Relation, letter: string): Worked | null {
  const [left, right] = relation.sides;
  if (left?.kind !== 'power' || !right || coefficientsOf(left.exponent, letter)?.length !== 2) return null;
  const isE = left.base.kind === 'constant' && left.base.name === 'e';
  const given = exactValue(right);
  if (isE) return given && given.n > 0n ? byNaturalLog(relation, letter, given) : null;
  const base = exactValue(left.base);
  const other = right.kind === 'power' && variablesOf(right).length > 0 ? right : null;
  const value = other ? exactValue(other.base) : exactValue(right);
  if (!base || !value || !smallBase(base) || value.n <= 0n) return null;
  if (other && (coefficientsOf(other.exponent, letter)?.length ?? 9) > 2) return null;
  const chain = startChain(writeMath(relation));
  const shared = commonBase(base, value);
  if (!shared) return other ? null : byLogarithm(chain, { relation, letter, base, value });
  const [p, q] = shared.powers;
  const [u, v] = [times(p, left.exponent), other ? times(q, other.exponent) : `${q}`];
  addStep(chain, `${raised(shared.base, u)} = ${raised(shared.base, v)}`, {
    rule: 'common-base',
    proof: 'numeric',
  });
  addStep(chain, `${u} = ${v}`, { rule: 'equal-exponents', proof: 'one-to-one' });
  const end = finishLinear(chain, relation, { u: `${u} = ${v}`, letter });
  return end === null
    ? null
    : {
        kind: 'exponential-equation',
        chain,
        answer: `${letter} = ${end}`,
        check: checkAt(relation, letter, end),
      };
}

/** e^u = c: u is ln(c). */
function byNaturalLog(relation: Relation, letter: string, value: Rational): Worked | null {
  const left = relation.sides[0];
  if (left?.kind !== 'power') return null;
  const chain = startChain(writeMath(relation));
  addStep(chain, `${writeMath(left.exponent)} = ln(${text(value)})`, {
    rule: 'take-logarithm',
    proof: 'log-definition',
  });
  const [rest = rational(0), front = rational(1)] = coefficientsOf(left.exponent, letter) ?? [];
  const moved =
    rest.n === 0n
      ? `ln(${text(value)})`
      : `(ln(${text(value)}) - ${rest.n < 0n ? `(${text(rest)})` : text(rest)})`;
  const end =
    front.n === front.d
      ? moved.replace(/^\((.*)\)$/, '$1')
      : `${moved}/${front.d === 1n && front.n > 0n ? front.n : `(${text(front)})`}`;
  addStep(chain, `${letter} = ${end}`, {
    rule: 'divide-both-sides',
    fill: { number: text(front) },
    proof: 'numeric',
  });
  return {
    kind: 'exponential-equation',
    chain,
    answer: `${letter} = ${end}`,
    check: checkAt(relation, letter, end),
  };
}

type Given = {
  readonly relation: Relation;
  readonly letter: string;
  readonly base: Rational;
  readonly value: Rational;
};

function byLogarithm(chain: Chain, { relation, letter, base, value }: Given): Worked | null {
  const left = relation.sides[0];
  if (left?.kind !== 'power' || left.exponent.kind !== 'variable') return null;
  const log =
    base.n === 10n && base.d === 1n
      ? `log(${text(value)})`
      : `log_${base.d === 1n ? base.n : `(${text(base)})`}(${text(value)})`;
  addStep(chain, `${letter} = ${log}`, { rule: 'take-logarithm', proof: 'log-definition' });
  return {
    kind: 'exponential-equation',
    chain,
    answer: `${letter} = ${log}`,
    check: checkAt(relation, letter, log),
  };
}

const baseOf = ({ name, base }: Call): string => (name === 'ln' ? 'e' : base ? writeMath(base) : '10');

/** log_b(u) = c: u is b^c, and u must be positive. */
function solveLog(relation: Relation, letter: string): Worked | null {
  const [left, right] = relation.sides;
  if (left?.kind !== 'call' || (left.name !== 'log' && left.name !== 'ln') || !right) return null;
  const power = exactValue(right);
  if (!power || (coefficientsOf(left.of, letter)?.length ?? 0) !== 2) return null;
  const chain = startChain(writeMath(relation));
  const base = baseOf(left);
  const exponent = power.d === 1n && power.n >= 0n ? text(power) : `(${text(power)})`;
  addStep(chain, `${writeMath(left.of)} = ${/^\w+$/.test(base) ? base : `(${base})`}^${exponent}`, {
    rule: 'log-definition',
    proof: 'log-definition',
  });
  const number = left.base ? exactValue(left.base) : left.name === 'log' ? rational(10) : null;
  if (!number) {
    const answer = chain.at;
    return left.of.kind === 'variable'
      ? { kind: 'logarithm', chain, answer, check: checkAt(relation, letter, answer.split(' = ')[1] ?? '') }
      : null;
  }
  if (power.d !== 1n || power.n > 20n || power.n < -20n || !smallBase(number)) return null;
  const value = powerRational(number, Number(power.n));
  const next = `${writeMath(left.of)} = ${text(value)}`;
  addStep(chain, next, { rule: 'power' });
  const end = finishLinear(chain, relation, { u: next, letter });
  return end === null
    ? null
    : { kind: 'logarithm', chain, answer: `${letter} = ${end}`, check: checkAt(relation, letter, end) };
}

/** log_b(value) as a number, when value is a power of b or of a root it shares with b. */
function logValue(node: MathNode): Worked | null {
  if (node.kind !== 'call' || (node.name !== 'log' && node.name !== 'ln')) return null;
  const chain = startChain(writeMath(node));
  const start = chain.at;
  const done = (answer: string): Worked => ({
    kind: 'logarithm',
    chain,
    answer,
    check: [{ claim: `${start} = ${answer}`, holds: true }],
  });
  if (node.name === 'ln') {
    const power =
      node.of.kind === 'power' && node.of.base.kind === 'constant' ? exactValue(node.of.exponent) : null;
    const end = power
      ? text(power)
      : node.of.kind === 'constant' && node.of.name === 'e'
        ? '1'
        : exactValue(node.of)?.n === 1n && exactValue(node.of)?.d === 1n
          ? '0'
          : null;
    if (end === null) return null;
    addStep(chain, end, { rule: 'log-of-power', fill: { base: 'e' }, proof: 'numeric' });
    return done(end);
  }
  const base = node.base ? exactValue(node.base) : rational(10);
  const value = exactValue(node.of);
  if (!base || !value || !smallBase(base) || value.n <= 0n) return null;
  const shared = commonBase(base, value);
  if (!shared) return null;
  const [p, q] = shared.powers;
  const answer = text(rational(q, p));
  const foot = node.base
    ? `_${/^\w+$/.test(writeMath(node.base)) ? writeMath(node.base) : `(${writeMath(node.base)})`}`
    : '';
  if (p === 1)
    addStep(chain, `log${foot}(${raised(base, `${q}`)})`, { rule: 'common-base', proof: 'numeric' });
  addStep(chain, answer, { rule: 'log-of-power', fill: { base: text(base) }, proof: 'numeric' });
  return done(answer);
}

type LogTerm = { readonly of: MathNode; readonly power: Rational };

/** c·log(u) as log(u^c). */
function logTerm(node: MathNode, sign: 1 | -1): (LogTerm & { call: Call }) | null {
  if (node.kind === 'negate') return logTerm(node.of, sign === 1 ? -1 : 1);
  if (node.kind === 'call' && (node.name === 'log' || node.name === 'ln'))
    return { of: node.of, power: rational(sign), call: node };
  if (node.kind !== 'multiply' || node.factors.length !== 2) return null;
  const [front, last] = node.factors;
  const value = front && exactValue(front);
  if (!value || last?.kind !== 'call' || (last.name !== 'log' && last.name !== 'ln')) return null;
  return { of: last.of, power: rational(value.n * BigInt(sign), value.d), call: last };
}

const grouped = (node: MathNode): string =>
  /^[\w.]+$/.test(writeMath(node)) ? writeMath(node) : `(${writeMath(node)})`;

/** A sum of logarithms of one base as one logarithm, and its value where that is a number. */
export function condense(node: MathNode): Worked | null {
  if (node.kind !== 'add') return null;
  const terms = node.terms.map((term) => logTerm(term, 1));
  if (!terms.every((term) => term !== null)) return null;
  const heads = new Set(terms.map(({ call }) => `${call.name}${call.base ? writeMath(call.base) : ''}`));
  if (heads.size !== 1 || terms.some(({ power }) => power.d > 2n || (power.d === 2n && power.n ** 2n !== 1n)))
    return null;
  const chain = startChain(writeMath(node));
  const start = chain.at;
  const part = ({ of, power }: LogTerm): string =>
    power.d === 2n
      ? `√${grouped(of)}`
      : power.n === 1n || power.n === -1n
        ? grouped(of)
        : `${grouped(of)}^${power.n < 0n ? -power.n : power.n}`;
  const top =
    terms
      .filter(({ power }) => power.n > 0n)
      .map(part)
      .join(' · ') || '1';
  const bottom = terms
    .filter(({ power }) => power.n < 0n)
    .map(part)
    .join(' · ');
  const inside = bottom === '' ? top : `(${top})/(${bottom})`;
  const head = writeMath(terms[0]?.call ?? node).replace(/\(.*$/, '');
  const typed = parseMath(`${head}(${inside})`);
  if (!typed.ok || typed.node.kind !== 'call') return null;
  addStep(chain, writeMath(typed.node), { rule: 'log-laws', proof: 'numeric' });
  const parts = variablesOf(typed.node).length > 0 ? monomialsOf(typed.node.of) : null;
  if (parts)
    addStep(chain, `${head}(${monomialsText(combineTerms(parts))})`, {
      rule: 'multiply-out',
      proof: 'numeric',
    });
  const value = exactValue(typed.node.of);
  if (value) addStep(chain, `${head}(${text(value)})`, { rule: 'work-out-products', proof: 'numeric' });
  const number = parseMath(chain.at);
  const worked = number.ok ? logValue(number.node) : null;
  if (worked?.chain.proven) {
    chain.steps.push(...worked.chain.steps);
    chain.at = worked.answer;
  }
  return {
    kind: 'logarithm',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
}

/** Exponential and logarithmic equations, values of logarithms and sums of them. */
export const solveExponential: Method = ({ text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok) return null;
  if (read.node.kind !== 'relation') return logValue(read.node) ?? condense(read.node);
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined || second !== undefined || read.node.signs.join('') !== '=') return null;
  const [left, right] = read.node.sides;
  const turned: Relation = { ...read.node, sides: right && left ? [right, left] : [] };
  return solvePower(read.node, letter) ?? solvePower(turned, letter) ?? solveLog(read.node, letter);
};
