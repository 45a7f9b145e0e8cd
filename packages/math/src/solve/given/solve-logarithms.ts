import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  powerRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { solveRationalEquation } from '../equations/solve-rational-equation.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, startChain, type Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { type Given, relationIn, saysOnly, withoutLetters } from './read-given.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Call = Extract<MathNode, { kind: 'call' }>;
type LogTerm = { readonly of: MathNode; readonly times: Rational };
type Sum = { readonly logs: readonly LogTerm[]; readonly rest: Rational; readonly base: string };

const one = rational(1);
const isLog = (node: MathNode): node is Call =>
  node.kind === 'call' && (node.name === 'log' || node.name === 'ln');
const baseOf = ({ name, base }: Call): string => (name === 'ln' ? 'e' : base ? writeMath(base) : '10');

type Part = { readonly log: LogTerm; readonly base: string } | { readonly rest: Rational };

function partsOf(node: MathNode, scale: Rational): readonly Part[] | null {
  if (isLog(node)) return [{ log: { of: node.of, times: scale }, base: baseOf(node) }];
  const value = node.kind === 'add' ? null : exactValue(node);
  if (value) return [{ rest: multiplyRational(value, scale) }];
  if (node.kind === 'negate') return partsOf(node.of, negateRational(scale));
  if (node.kind === 'add') {
    const parts = node.terms.map((term) => partsOf(term, scale));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (node.kind === 'multiply') {
    const values = node.factors.map((factor) => exactValue(factor));
    const open = node.factors.filter((_, i) => values[i] === null);
    const known = values.reduce<Rational>((a, b) => (b ? multiplyRational(a, b) : a), scale);
    return open.length === 1 && open[0] ? partsOf(open[0], known) : null;
  }
  if (node.kind === 'divide') {
    const bottom = exactValue(node.bottom);
    return bottom && bottom.n !== 0n
      ? partsOf(node.top, rational(scale.n * bottom.d, scale.d * bottom.n))
      : null;
  }
  return null;
}

/** Both sides as one sum of logarithms of one base and a number, equal to 0. */
function sumOf({ sides }: Relation): Sum | null {
  const [left, right] = sides;
  const parts = left && right && [partsOf(left, one), partsOf(right, negateRational(one))];
  if (!parts?.[0] || !parts[1]) return null;
  const all = [...parts[0], ...parts[1]];
  const logs = all.flatMap((part) => ('log' in part ? [part.log] : []));
  const [base, more] = new Set(all.flatMap((part) => ('log' in part ? [part.base] : [])));
  if (base === undefined || more !== undefined) return null;
  if (logs.some(({ times }) => times.d !== 1n || times.n > 4n || times.n < -4n)) return null;
  const rest = all.reduce((sum, part) => ('rest' in part ? addRational(sum, part.rest) : sum), rational(0));
  return { logs, rest, base };
}

const grouped = (node: MathNode): string => {
  const text = writeMath(node);
  return /^(?:\d+|[a-z])$/.test(text) ? text : `(${text})`;
};

const productOf = (logs: readonly LogTerm[], sign: 1n | -1n): string =>
  logs
    .filter(({ times }) => times.n * sign > 0n)
    .map(({ of, times }) => (times.n * sign === 1n ? grouped(of) : `${grouped(of)}^${times.n * sign}`))
    .join(' · ') || '1';

/** The equation without logarithms; the power of the base goes where the exponent is positive. */
function plainEquation({
  logs,
  rest,
  base,
}: Sum): { readonly equation: string; readonly power: string } | null {
  const [left, right] = [productOf(logs, 1n), productOf(logs, -1n)];
  const exponent = negateRational(rest);
  if (exponent.n === 0n) return { equation: `${left} = ${right}`, power: '1' };
  const read = parseMath(base);
  const number = read.ok && base !== 'e' ? exactValue(read.node) : null;
  const whole = number && exponent.d === 1n && exponent.n <= 12n && exponent.n >= -12n;
  const exponentText = rationalToFractionText(exponent);
  const power = whole
    ? rationalToFractionText(powerRational(number, Number(exponent.n)))
    : `${base}^${/^\d+$/.test(exponentText) ? exponentText : `(${exponentText})`}`;
  if (base !== 'e' && !whole) return null;
  return { equation: right === '1' ? `${left} = ${power}` : `${left} = ${power} · ${right}`, power };
}

/** a·x + b = e^k, which only has a number as its right side. */
function linearRoot(chain: Chain, equation: string, letter: string): readonly string[] | null {
  const relation = relationIn(equation);
  const [left, right] = relation?.sides ?? [];
  if (!left || !right || variablesOf(right).length > 0) return null;
  const [b, a, more] = coefficientsOf(left, letter) ?? [];
  if (!a || !b || more || a.n === 0n) return null;
  const power = writeMath(right);
  const top =
    b.n === 0n
      ? power
      : `${power} ${b.n > 0n ? '-' : '+'} ${rationalToFractionText(rational(b.n < 0n ? -b.n : b.n, b.d))}`;
  const front = rationalToFractionText(a);
  const root =
    front === '1'
      ? top
      : b.n === 0n
        ? `${top}/${a.d === 1n && a.n > 0n ? front : `(${front})`}`
        : `(${top})/${a.d === 1n && a.n > 0n ? front : `(${front})`}`;
  continueFrom(chain, equation);
  addStep(chain, `${letter} = ${root}`, {
    rule: 'letter-alone',
    fill: { letter },
    proof: { follows: `1/(${front})` },
  });
  return chain.proven ? [root] : null;
}

function rootsOf(chain: Chain, equation: string, letter: string): readonly string[] | null {
  const solved = solvePolynomialEquation(equation);
  if (solved) {
    if (solved.roots === 'all') return null;
    chain.steps.push(...solved.chain.steps);
    return solved.roots;
  }
  const worked = solveRationalEquation(mathRequest(equation));
  if (!worked) return linearRoot(chain, equation, letter);
  chain.steps.push(...worked.chain.steps);
  return worked.answer === 'no solution'
    ? []
    : worked.answer.split(' or ').map((part) => part.split(' = ')[1] ?? '');
}

/** log_x(16) = 4: the base is what is asked for. */
function unknownBase(relation: Relation, letter: string): Worked | null {
  const [left, right] = relation.sides;
  if (left?.kind !== 'call' || left.name !== 'log' || !left.base || !right) return null;
  const [of, power] = [exactValue(left.of), exactValue(right)];
  if (left.base.kind !== 'variable' || !of || of.n <= 0n || !power || power.n === 0n) return null;
  const chain = startChain(writeMath(relation));
  const size = rationalToFractionText(rational(power.d, power.n));
  const read = parseMath(`(${rationalToFractionText(of)})^(${size})`);
  const value = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  const tries = [1, 2, 3, 4, 5, 6, 8, 9].map((d) => rational(Math.round(value * d), d));
  const found = tries.find((one) => Math.abs(Number(one.n) / Number(one.d) - value) < 1e-9);
  if (!found || found.n <= 0n || found.n === found.d) return null;
  const text = rationalToFractionText(found);
  addStep(chain, `${letter} = ${text}`, { rule: 'positive-base', proof: 'real-solutions' });
  return {
    kind: 'logarithm',
    chain,
    answer: `${letter} = ${text}`,
    check: [
      {
        claim: writeMath(
          replaceVariables(
            relation,
            new Map([[letter, read.ok ? { kind: 'number', value: found, places: -1 } : relation]]),
          ),
        ),
        holds: true,
      },
    ],
  };
}

const own =
  /^(?:equations?|logarithmic|logarithms?|logs?|natural|solutions?|check|extraneous|real|base|properties)$/;

/** Equations of logarithms of one base: put together, then without them, and tested in their domain. */
export function solveLogarithms(given: Given): Worked | null {
  if (!saysOnly(given, own)) return null;
  const [piece, more] = withoutLetters(given.math);
  const relation = piece === undefined || more !== undefined ? null : relationIn(piece);
  if (relation?.signs.join('') !== '=' || !someNode(relation, isLog)) return null;
  const [letter, second] = variablesOf(relation);
  if (letter === undefined || second !== undefined) return null;
  const sum = sumOf(relation);
  const plain = sum?.logs.some(({ of }) => variablesOf(of).length > 0) ? plainEquation(sum) : null;
  if (!sum || !plain) return unknownBase(relation, letter);
  const start = writeMath(relation);
  const chain = startChain(start);
  const shown = parseMath(plain.equation);
  if (!shown.ok) return null;
  addStep(chain, writeMath(shown.node), { rule: 'logarithms-gone', proof: 'logarithms-gone' });
  const roots = chain.proven ? rootsOf(chain, writeMath(shown.node), letter) : null;
  if (!roots) return null;
  const check: SolutionCheck[] = [];
  const kept: string[] = [];
  for (const root of roots) {
    const value = parseMath(root);
    if (!value.ok) return null;
    const at = new Map([[letter, value.node]]);
    const bad = sum.logs.find(({ of }) => !(numberValue(replaceVariables(of, at), new Map()) > 1e-12));
    if (bad) check.push({ claim: `${writeMath(replaceVariables(bad.of, at))} > 0`, holds: false });
    else {
      check.push({ claim: writeMath(replaceVariables(relation, at)), holds: true });
      kept.push(root);
    }
  }
  if (kept.length === 0)
    return check.length === 0 ? null : { kind: 'logarithm', chain, answer: 'no solution', check };
  const answer = kept.map((root) => `${letter} = ${root}`).join(' or ');
  if (kept.length < roots.length) {
    continueFrom(chain, start);
    addStep(chain, answer, { rule: 'logarithm-of-positive', proof: 'real-solutions' });
  }
  return { kind: 'logarithm', chain, answer, check };
}
