import { variablesOf } from '../../../algebra/variables-of.ts';
import { negateRational, type Rational, rational } from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { solvePolynomialEquation } from '../../equations/solve-polynomial-equation.ts';
import { solveRationalEquation } from '../../equations/solve-rational-equation.ts';
import {
  combineTerms,
  type Monomial,
  monomialsOf,
  monomialsText,
} from '../../polynomials/multiply-brackets.ts';
import { exactText } from '../../print/exact-text.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, type Chain, continueFrom, startChain, type Worked } from '../../proof/chain.ts';
import { mathRequest } from '../../question/request.ts';
import type { SolutionCheck } from '../../solution.ts';
import { replaceVariables } from '../../tree/replace-variables.ts';
import { coefficientsOf } from '../../tree/side-terms.ts';
import { type Given, relationIn, saysOnly, withoutLetters } from '../read-given.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
/** A pair of values, by letter, as texts. */
type Pair = Readonly<Record<string, string>>;
type Parts = { readonly terms: readonly Monomial[]; readonly relation: Relation };
/** A letter alone on one side; `by` is what both sides were divided by. */
type Alone = { readonly letter: string; readonly value: string; readonly by: string };

const text = rationalToFractionText;
const degreeIn = (letter: string, terms: readonly Monomial[]): number =>
  Math.max(0, ...terms.map(({ powers }) => powers.get(letter) ?? 0));

function partsOf(relation: Relation): Parts | null {
  const [left, right, more] = relation.sides;
  if (!left || !right || more || relation.signs.join('') !== '=') return null;
  const all = monomialsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] });
  return all && { terms: combineTerms(all), relation };
}

const without = (letter: string, { coefficient, powers }: Monomial): Monomial => ({
  coefficient,
  powers: new Map([...powers].filter(([name]) => name !== letter)),
});

/** A letter of first degree, alone: y = x + 1 from x - y = -1, y = 6/x from xy = 6. */
function aloneIn({ terms }: Parts, letter: string): Alone | null {
  if (degreeIn(letter, terms) !== 1) return null;
  const own = terms.filter(({ powers }) => powers.get(letter) === 1).map((term) => without(letter, term));
  const rest = terms
    .filter(({ powers }) => !powers.get(letter))
    .map((term) => ({ ...term, coefficient: negateRational(term.coefficient) }));
  const [front, more] = own;
  if (!front || more) return null;
  const top = rest.length === 0 ? '0' : monomialsText(combineTerms(rest));
  if (front.powers.size > 0) {
    const by = monomialsText([front]);
    return { letter, value: `(${top})/(${by})`, by };
  }
  const { n, d } = front.coefficient;
  const divided = rest.map(({ coefficient, powers }) => ({
    powers,
    coefficient: rational(coefficient.n * d, coefficient.d * n),
  }));
  const value = divided.length === 0 ? '0' : monomialsText(combineTerms(divided));
  return { letter, value, by: text(front.coefficient) };
}

/** The first equation that leaves a letter alone, without a fraction where that can be. */
function chooseAlone(
  parts: readonly [Parts, Parts],
  letters: readonly [string, string],
): { readonly alone: Alone; readonly from: Parts; readonly into: Parts } | null {
  const [first, second] = parts;
  const ways = [
    [first, second],
    [second, first],
  ].flatMap(([from, into]) =>
    [letters[1], letters[0]].map((letter) => {
      const alone = from && aloneIn(from, letter);
      return alone && from && into ? { alone, from, into } : null;
    }),
  );
  const found = ways.filter((way) => way !== null);
  return found.find(({ alone }) => /^-?[\d/]+$/.test(alone.by)) ?? found[0] ?? null;
}

function solveOne(chain: Chain, equation: string): readonly string[] | null {
  const solved = solvePolynomialEquation(equation);
  if (solved) {
    if (solved.roots === 'all') return null;
    chain.steps.push(...solved.chain.steps);
    chain.proven &&= solved.chain.proven;
    return solved.roots;
  }
  const worked = solveRationalEquation(mathRequest(equation));
  if (!worked) return null;
  chain.steps.push(...worked.chain.steps);
  chain.proven &&= worked.chain.proven;
  return worked.answer === 'no solution'
    ? []
    : worked.answer.split(' or ').map((one) => one.split(' = ')[1] ?? '');
}

function valueAt(expression: string, letter: string, value: string): string | null {
  const [body, at] = [parseMath(expression), parseMath(value)];
  return body.ok && at.ok ? exactText(replaceVariables(body.node, new Map([[letter, at.node]]))) : null;
}

function checkPair(relation: Relation, pair: Pair): SolutionCheck | null {
  const at = new Map<string, MathNode>();
  for (const [letter, value] of Object.entries(pair)) {
    const read = parseMath(value);
    if (!read.ok) return null;
    at.set(letter, read.node);
  }
  return { claim: writeMath(replaceVariables(relation, at)), holds: true };
}

/** Why a quadratic has no real zero: its discriminant is below 0. */
function noZero(equation: string, letter: string): SolutionCheck | null {
  const relation = relationIn(equation);
  const [left, right] = relation?.sides ?? [];
  if (!left || !right) return null;
  const found = coefficientsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, letter);
  const [c, b, a, more] = found ?? [];
  if (!a || !b || !c || more) return null;
  const [p, q, r] = [a, b, c].map((one: Rational) => `(${text(one)})`);
  return { claim: `${q}^2 - 4 · ${p} · ${r} < 0`, holds: true };
}

type Found = {
  readonly chain: Chain;
  readonly pairs: readonly Pair[];
  readonly check: readonly SolutionCheck[];
};

function bySubstitution(parts: readonly [Parts, Parts], letters: readonly [string, string]): Found | null {
  const chosen = chooseAlone(parts, letters);
  if (!chosen) return null;
  const { alone, from, into } = chosen;
  const other = letters.find((letter) => letter !== alone.letter) ?? '';
  const chain = startChain(writeMath(from.relation));
  addStep(chain, `${alone.letter} = ${alone.value}`, {
    rule: 'letter-alone',
    fill: { letter: alone.letter },
    proof: { follows: `1/(${alone.by})` },
  });
  continueFrom(chain, writeMath(into.relation));
  const value = parseMath(alone.value);
  if (!value.ok) return null;
  const put = writeMath(replaceVariables(into.relation, new Map([[alone.letter, value.node]])));
  addStep(chain, put, {
    rule: 'put-in-place',
    fill: { letter: alone.letter },
    proof: { substitute: { [alone.letter]: alone.value } },
  });
  const roots = chain.proven ? solveOne(chain, put) : null;
  if (!roots || !chain.proven) return null;
  if (roots.length === 0) {
    const check = noZero(put, other);
    return check && { chain, pairs: [], check: [check] };
  }
  const pairs: Pair[] = [];
  for (const root of roots) {
    const found = valueAt(alone.value, other, root);
    if (found === null) return null;
    continueFrom(chain, `${alone.letter} = ${alone.value}`);
    addStep(chain, `${alone.letter} = ${found}`, {
      rule: 'put-root-in',
      fill: { value: `${other} = ${root}` },
      proof: { substitute: { [other]: root } },
    });
    pairs.push({ [other]: root, [alone.letter]: found });
  }
  return { chain, pairs, check: [] };
}

/** Two equations in x^2 and y^2 alone: x^2 + y^2 = 25 and x^2 - y^2 = 7. */
function bySquares(
  [first, second]: readonly [Parts, Parts],
  [x, y]: readonly [string, string],
): Found | null {
  const row = ({ terms }: Parts): readonly [Rational, Rational, Rational] | null => {
    const at = (letter: string | null): Rational =>
      terms.find(({ powers }) =>
        letter === null ? powers.size === 0 : powers.size === 1 && powers.get(letter) === 2,
      )?.coefficient ?? rational(0);
    const known = [at(x), at(y), at(null)] as const;
    return known.filter(({ n }) => n !== 0n).length === terms.length ? known : null;
  };
  const [a, b] = [row(first), row(second)];
  if (!a || !b || [a[1], b[1]].some(({ n }) => n === 0n)) return null;
  const chain = startChain(`${writeMath(first.relation)} and ${writeMath(second.relation)}`);
  const factor = rational(-a[1].n * b[1].d, a[1].d * b[1].n);
  const mix = (i: 0 | 2): Rational =>
    rational(a[i].n * b[i].d * factor.d + factor.n * b[i].n * a[i].d, a[i].d * b[i].d * factor.d);
  const [front, rest] = [mix(0), mix(2)];
  if (front.n === 0n) return null;
  const equation = `${text(front)} · ${x}^2 + (${text(rest)}) = 0`
    .replace(/^1 · /, '')
    .replace(/^-1 · /, '-');
  addStep(chain, equation, { rule: 'add-equations', fill: { letter: `${y}^2` }, by: ['1', text(factor)] });
  const roots = chain.proven ? solveOne(chain, equation) : null;
  if (!roots || roots.length === 0 || !chain.proven) return null;
  const pairs: Pair[] = [];
  const value = parseMath(roots[0] ?? '');
  const put = value.ok && writeMath(replaceVariables(first.relation, new Map([[x, value.node]])));
  if (!put) return null;
  continueFrom(chain, writeMath(first.relation));
  addStep(chain, put, {
    rule: 'put-in-place',
    fill: { letter: x },
    proof: { substitute: { [x]: roots[0] ?? '' } },
  });
  const others = solveOne(chain, put);
  if (!others || others.length === 0) return null;
  for (const one of roots) for (const other of others) pairs.push({ [x]: one, [y]: other });
  return { chain, pairs, check: [] };
}

const own =
  /^(?:systems?|solutions?|points?|intersections?|intersects?|meets?|cross(?:es)?|touch(?:es)?|line|parabola|circle|hyperbola|ellipse|many|times|linear|quadratic|nonlinear|coordinates|lines|graphs?|curves?|parabolas|two|simultaneous(?:ly)?|substitution|elimination|algebraically|pairs?|ordered|points|real|together|satisfy|same|place|anywhere|ever|equations?|equation|where)$/;

const asPoint = (letters: readonly [string, string], pair: Pair): string =>
  `(${pair[letters[0]]}, ${pair[letters[1]]})`;

/** Two equations of curves, one of them not a line: solved together, or where their graphs meet. */
export function solveCurves(given: Given): Worked | null {
  if (!saysOnly(given, own)) return null;
  const pieces = withoutLetters(given.math).map((piece) => piece.replace(/^[fgh]\(x\)\s*=/, 'y ='));
  const relations = pieces.map(relationIn);
  const [first, second, more] = relations;
  if (!first || !second || more !== undefined || pieces.length !== 2) return null;
  const [x, y, third] = variablesOf(first, second).toSorted();
  const parts = [partsOf(first), partsOf(second)] as const;
  if (x === undefined || y === undefined || third !== undefined || !parts[0] || !parts[1]) return null;
  const letters = [x, y] as const;
  const known: readonly [Parts, Parts] = [parts[0], parts[1]];
  const degree = (one: Parts): number =>
    Math.max(...one.terms.map(({ powers }) => [...powers.values()].reduce((a, b) => a + b, 0)));
  const asksPoints =
    /\b(?:points?|intersect\w*|meets?|cross(?:es)?|touch(?:es)?|where|coordinates|pairs?)\b/.test(given.says);
  const asksCount = /\bhow many\b/.test(given.says);
  if (Math.max(...known.map(degree)) < 2 && !asksPoints && !asksCount) return null;
  const found = bySubstitution(known, letters) ?? bySquares(known, letters);
  if (!found) return null;
  const check = found.pairs.flatMap((pair) => [checkPair(first, pair), checkPair(second, pair)]);
  if (check.includes(null)) return null;
  const all = [...found.check, ...check.filter((one) => one !== null)];
  const answer = asksCount
    ? `${found.pairs.length}`
    : found.pairs.length === 0
      ? asksPoints
        ? 'no solution: the graphs do not meet'
        : 'no real solution'
      : asksPoints
        ? found.pairs.map((pair) => asPoint(letters, pair)).join(' and ')
        : found.pairs.map((pair) => `${x} = ${pair[x]} and ${y} = ${pair[y]}`).join(' or ');
  return { kind: 'system', chain: found.chain, answer, check: all };
}
