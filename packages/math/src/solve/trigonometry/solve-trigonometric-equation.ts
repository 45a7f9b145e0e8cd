import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { exactText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replacePart } from '../tree/replace-part.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { multipleOfPi } from './multiple-of-pi.ts';
import { readInterval, type Turn } from './read-interval.ts';
import { spellTrigonometry } from './spell-trigonometry.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Call = Extract<MathNode, { kind: 'call' }>;
/** Angles as multiples of π in one period of f(u), with the period. */
type Angles = { readonly at: readonly Rational[]; readonly period: Rational };

const stand = 'Q_0';
const sines = new Map([
  ['0', 0],
  ['1/2', 30],
  ['√2/2', 45],
  ['√3/2', 60],
  ['1', 90],
]);
const tangents = new Map([
  ['0', 0],
  ['√3/3', 30],
  ['1', 45],
  ['√3', 60],
]);
const pi = (degrees: number): Rational => rational(BigInt(degrees), 180n);

/** The angles of one period with this value; null for values of no special angle, none where it is out of reach. */
function anglesWith(name: string, value: string): Angles | null {
  const negative = value.startsWith('-');
  const size = negative ? value.slice(1) : value;
  const read = parseMath(value);
  const number = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  const two = rational(2);
  if (name === 'tan') {
    const base = tangents.get(size);
    return base === undefined ? null : { at: [pi(negative ? 180 - base : base)], period: rational(1) };
  }
  if (Math.abs(number) > 1 + 1e-12) return { at: [], period: two };
  const base = sines.get(size);
  if (base === undefined) return null;
  const found =
    name === 'sin'
      ? negative
        ? [180 + base, 360 - base]
        : [base, 180 - base]
      : [90 - base, 270 + base].map((degrees) => (negative ? (540 - degrees) % 360 : degrees % 360));
  return { at: [...new Set(found)].sort((a, b) => a - b).map(pi), period: two };
}

export function angleText({ n, d }: Rational): string {
  if (n === 0n) return '0';
  const top = n === 1n ? 'π' : n === -1n ? '-π' : `${n}π`;
  return d === 1n ? top : `${top}/${d}`;
}

/** Every call of sin, cos or tan with the letter in it, once. */
function callsIn(node: MathNode): readonly Call[] {
  const found = new Map<string, Call>();
  someNode(node, (inner) => {
    if (inner.kind === 'call' && /^(?:sin|cos|tan)$/.test(inner.name) && variablesOf(inner).length > 0)
      found.set(writeMath(inner), inner);
    return false;
  });
  return [...found.values()];
}

/** The values that one function has to take, from an equation in it alone. */
function valuesOf(relation: Relation, call: Call): { chain: Chain; values: readonly string[] } | null {
  const name = writeMath(call);
  const [left, right] = relation.sides;
  if (!left || !right) return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const inQ = replacePart(difference, name, stand);
  const found = variablesOf(inQ).join() === stand ? coefficientsOf(inQ, stand) : null;
  if (!found || found.length < 2) {
    const line = linearIn(inQ);
    if (line === null) return null;
    const { root, front } = line;
    const chain = startChain(writeMath(relation));
    addStep(chain, `${name} = ${root}`, {
      rule: 'trig-alone',
      fill: { name },
      proof: { follows: `1/(${front})` },
    });
    return { chain, values: [root] };
  }
  if (found.length === 2) {
    const value = divideRational({ n: -(found[0]?.n ?? 0n), d: found[0]?.d ?? 1n }, found[1] ?? rational(1));
    const text = value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`;
    const chain = startChain(writeMath(relation));
    const front = found[1] ?? rational(1);
    addStep(chain, `${name} = ${text}`, {
      rule: 'trig-alone',
      fill: { name },
      proof: { follows: `${front.d}/(${front.n})` },
    });
    return { chain, values: [text] };
  }
  if (found.length > 3) return null;
  const plain = writeMath({
    kind: 'relation',
    sides: [
      replaceVariables(
        replacePart(left, name, stand),
        new Map([[stand, { kind: 'variable', name: 's' } as const]]),
      ),
      replaceVariables(
        replacePart(right, name, stand),
        new Map([[stand, { kind: 'variable', name: 's' } as const]]),
      ),
    ],
    signs: ['='],
  });
  const solved = solvePolynomialEquation(plain);
  if (!solved || solved.roots === 'all') return null;
  return { chain: solved.chain, values: solved.roots };
}

/** A root such as √3/2 where the coefficients are no fractions: a·Q + b = 0 with exact parts. */
function linearIn(node: MathNode): { root: string; front: string } | null {
  const at = (value: number): MathNode =>
    replaceVariables(
      node,
      new Map([[stand, { kind: 'number', value: rational(value), places: -1 } as const]]),
    );
  const [b, ab, twice] = [at(0), at(1), at(2)];
  const values = [b, ab, twice].map((one) => numberValue(one, new Map()));
  const [p = Number.NaN, q = Number.NaN, r = Number.NaN] = values;
  if (!(Math.abs(r - 2 * q + p) < 1e-9) || Math.abs(q - p) < 1e-12) return null;
  const front: MathNode = { kind: 'add', terms: [ab, { kind: 'negate', of: b }] };
  const root = exactText({ kind: 'divide', top: { kind: 'negate', of: b }, bottom: front });
  const text = exactText(front);
  return root === null || text === null ? null : { root, front: text };
}

/** k and c of an angle k·x + c with c a multiple of π. */
function insideOf(call: Call, letter: string): { k: Rational; shift: Rational } | null {
  const at = (value: number): MathNode =>
    replaceVariables(
      call.of,
      new Map([[letter, { kind: 'number', value: rational(value), places: -1 } as const]]),
    );
  const k = exactValue({ kind: 'add', terms: [at(1), { kind: 'negate', of: at(0) }] });
  const check = exactValue({ kind: 'add', terms: [at(2), { kind: 'negate', of: at(1) }] });
  const shift = multipleOfPi(at(0));
  if (!k || !check || !shift || k.n <= 0n || k.n !== check.n || k.d !== check.d || k.n > 6n || k.d > 6n)
    return null;
  return { k, shift };
}

type Solutions = { readonly at: Rational; readonly period: Rational };

/** All x with f(k·x + c) equal to one of the values, each with its period. */
function solutionsFor(call: Call, letter: string, values: readonly string[]): readonly Solutions[] | null {
  const inside = insideOf(call, letter);
  if (!inside) return null;
  const all: Solutions[] = [];
  for (const value of values) {
    const angles = anglesWith(call.name, value);
    if (!angles) return null;
    for (const at of angles.at) {
      const first = divideRational(addRational(at, { n: -inside.shift.n, d: inside.shift.d }), inside.k);
      all.push({ at: first, period: divideRational(angles.period, inside.k) });
    }
  }
  return all;
}

const turnOf = (value: Rational, period: Rational): Rational => {
  const count = (value.n * period.d) / (value.d * period.n);
  const floor = value.n < 0n && (value.n * period.d) % (value.d * period.n) !== 0n ? count - 1n : count;
  return addRational(value, multiplyRational(period, rational(-floor)));
};

/** The angles of an interval, from smallest to largest. */
function anglesIn(
  solutions: readonly Solutions[],
  { low, high, withLow, withHigh }: Turn,
): readonly Rational[] {
  const found = new Map<string, Rational>();
  const below = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d;
  for (const { at, period } of solutions) {
    let now = addRational(low, turnOf(addRational(at, { n: -low.n, d: low.d }), period));
    for (let i = 0; i < 40 && !below(high, now); i += 1) {
      const ends =
        (!withLow && now.n * low.d === low.n * now.d) || (!withHigh && now.n * high.d === high.n * now.d);
      if (!ends) found.set(`${now.n}/${now.d}`, now);
      now = addRational(now, period);
    }
  }
  return [...found.values()].sort((a, b) => (below(a, b) ? -1 : 1));
}

const either = (letter: string, texts: readonly string[]): string =>
  texts.map((one) => `${letter} = ${one}`).join(' or ');

const oneTurn: Turn = { low: rational(0), high: rational(2), withLow: true, withHigh: false, degrees: false };

/** sin(x) = 0 at 0 and at π is one row with the period π. */
function merged(solutions: readonly Solutions[]): readonly Solutions[] {
  const [a, b] = solutions;
  if (solutions.length !== 2 || !a || !b || a.period.n * b.period.d !== b.period.n * a.period.d)
    return solutions;
  const half = multiplyRational(a.period, rational(1, 2));
  const gap = addRational(b.at, { n: -a.at.n, d: a.at.d });
  return gap.n * half.d === half.n * gap.d ? [{ at: a.at, period: half }] : solutions;
}

const generalText = ({ at, period }: Solutions): string =>
  at.n === 0n ? `${multipleText(period)}` : `${angleText(at)} + ${multipleText(period)}`;

function multipleText({ n, d }: Rational): string {
  const top = n === 1n ? 'πk' : `${n}πk`;
  return d === 1n ? top : `${top}/${d}`;
}

function finish(
  relation: Relation,
  letter: string,
  { chain, solutions, turn }: { chain: Chain; solutions: readonly Solutions[]; turn: Turn | null },
): Worked | null {
  const start = writeMath(relation);
  const given = anglesIn(solutions, oneTurn);
  if (given.length === 0) return null;
  continueFrom(chain, start);
  addStep(chain, either(letter, given.map(angleText)), { rule: 'trig-angles', proof: 'trigonometric' });
  const check = given.slice(0, 4).map((angle) => {
    const read = parseMath(angleText(angle));
    return {
      claim: writeMath(replaceVariables(relation, new Map(read.ok ? [[letter, read.node]] : []))),
      holds: true,
    };
  });
  if (turn === null) {
    const rows = merged(solutions);
    const general = either(letter, rows.map(generalText));
    continueFrom(chain, start);
    addStep(chain, general, {
      rule: 'trig-general',
      fill: { period: angleText(rows[0]?.period ?? rational(2)) },
      proof: 'trigonometric',
    });
    return { kind: 'trigonometric-equation', chain, answer: `${general} for every integer k`, check };
  }
  const wanted = anglesIn(solutions, turn);
  if (wanted.length === 0)
    return { kind: 'trigonometric-equation', chain, answer: 'no solution in the interval', check };
  if (!turn.degrees)
    return { kind: 'trigonometric-equation', chain, answer: either(letter, wanted.map(angleText)), check };
  const degrees = wanted.map((angle) => multiplyRational(angle, rational(180)));
  const texts = degrees.map(({ n, d }) => (d === 1n ? `${n}` : `${n}/${d}`));
  for (const [i, angle] of wanted.entries()) {
    if (angle.n === 0n) continue;
    continueFrom(chain, angleText(angle));
    addStep(chain, `${texts[i]} · π/180`, { rule: 'degrees-to-radians' });
  }
  return {
    kind: 'trigonometric-equation',
    chain,
    answer: either(
      letter,
      texts.map((one) => `${one}°`),
    ),
    check,
  };
}

/** A product that is 0: the angles of each factor. */
function byFactors(relation: Relation, letter: string): readonly Solutions[] | null {
  const [left, right] = relation.sides;
  if (left?.kind !== 'multiply' || !right || exactValue(right)?.n !== 0n) return null;
  const all = left.factors.map((factor): readonly Solutions[] | null => {
    if (variablesOf(factor).length === 0) return [];
    const part: Relation = { kind: 'relation', sides: [factor, right], signs: ['='] };
    const [call, more] = callsIn(part);
    const found = call && !more ? valuesOf(part, call) : null;
    return call && found ? solutionsFor(call, letter, found.values) : null;
  });
  return all.every((one) => one !== null) ? all.flat() : null;
}

/** Equations with one function of an angle, linear or quadratic in it, on an interval or for all angles. */
export const solveTrigonometricEquation: Method = ({ words }) => {
  if (!/(?<![a-z])(?:sin|cos|tan|sec|csc|cot)/i.test(words) || !words.includes('=')) return null;
  const { turn, rest } = readInterval(words);
  const plain = rest
    .replace(
      /^(?:\s*(?:solve|find|all|every|the|solutions?|angles?|values?|of|to|for|x|θ|theta|such that|where|equation|general solution|exact)\b[\s:,]*)+/i,
      '',
    )
    .replace(/[\s,]+(?:for|on|in|over|where|if|with|and)?\s*(?:x|θ|theta)?\s*$/i, '');
  const read = parseMath(spellTrigonometry(plain.trim()));
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const relation = read.node;
  const [letter, more] = variablesOf(relation);
  const [call, second] = callsIn(relation);
  if (letter === undefined || more !== undefined || !call) return null;
  if (second) {
    const solutions = byFactors(relation, letter);
    return solutions && finish(relation, letter, { chain: startChain(writeMath(relation)), solutions, turn });
  }
  const found = valuesOf(relation, call);
  const solutions = found && solutionsFor(call, letter, found.values);
  if (found && solutions?.length === 0) return outOfReach({ call, ...found });
  return found && solutions && finish(relation, letter, { chain: found.chain, solutions, turn });
};

/** sin and cos stay between -1 and 1. */
function outOfReach({
  call,
  chain,
  values,
}: {
  call: Call;
  chain: Chain;
  values: readonly string[];
}): Worked | null {
  if (chain.steps.length === 0)
    addStep(chain, `${writeMath(call)} - (${values[0]}) = 0`, { rule: 'all-to-one-side', proof: 'numeric' });
  return {
    kind: 'trigonometric-equation',
    chain,
    answer: 'no solution',
    check: values.map((value) => ({ claim: `-1 <= ${value} <= 1`, holds: false })),
  };
}
