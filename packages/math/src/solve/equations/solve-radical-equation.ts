import { normalForm } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import type { Coefficients } from '../polynomials/rational-polynomial.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { replacePart } from '../tree/replace-part.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { solvePolynomialEquation } from './solve-polynomial-equation.ts';
import { keptAnswer, testRoots } from './solve-rational-equation.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Root = Extract<MathNode, { kind: 'root' }>;

const [stand, otherStand] = ['R_0', 'R_1'];

function rootsIn(node: MathNode): readonly Root[] {
  const found = new Map<string, Root>();
  someNode(node, (inner) => {
    if (inner.kind === 'root' && variablesOf(inner).length > 0) found.set(writeMath(inner), inner);
    return false;
  });
  return [...found.values()];
}

const minus = (a: MathNode, b: MathNode): MathNode => ({
  kind: 'add',
  terms: [a, { kind: 'negate', of: b }],
});

/** What the root equals: difference = c·root + rest, so the root is -rest/c; null when it stands elsewhere too. */
function otherSide(difference: MathNode, letter: string): string | null {
  const only = withStand(difference);
  const rest = only && coefficientsOf(withoutStand(difference, only), letter);
  return rest && only ? polynomialWords(scaled(rest, only), letter) : null;
}

const scaled = (rest: Coefficients, by: Rational): Coefficients =>
  rest.map((value) => divideRational(negateRational(value), by));

/** The coefficient of the stand-in of a root that stands alone in its term; null where it stands elsewhere too. */
function withStand(difference: MathNode, name = stand): Rational | null {
  const form = normalForm(difference);
  if (form.kind !== 'form' || !form.form.exact) return null;
  const terms = [...form.form.quotient.top.values()];
  const [only, more] = terms.filter(({ monomial }) => monomial.some(([one]) => one === name));
  return only && !more && only.monomial.length === 1 && only.monomial[0]?.[1] === 1 ? only.coefficient : null;
}

const withoutStand = (difference: MathNode, by: Rational, name = stand): MathNode =>
  minus(difference, {
    kind: 'multiply',
    factors: [
      { kind: 'number', value: by, places: -1 },
      { kind: 'variable', name },
    ],
  });

function isolate(relation: Relation, root: Root, letter: string): string | null {
  const [left, right] = relation.sides;
  if (!left || !right) return null;
  const side = otherSide(replacePart(minus(left, right), writeMath(root), stand), letter);
  return side;
}

/** Both sides to the power of the root; what both sides were multiplied by is the proof. */
function raiseBoth(root: Root, side: string): { next: string; follows: string } | null {
  const read = parseMath(`(${side})^${root.index}`);
  const letter = variablesOf(root)[0];
  const power = read.ok && letter !== undefined ? coefficientsOf(read.node, letter) : null;
  if (!power || letter === undefined) return null;
  const radical = writeMath(root);
  const next = `${writeMath(root.of)} = ${polynomialWords(power, letter)}`;
  const follows =
    root.index === 2 ? `${radical} + (${side})` : `(${radical})^2 + ${radical} · (${side}) + (${side})^2`;
  return { next, follows };
}

/** √u = √v */
function twoRoots(relation: Relation): { next: string; follows: string } | null {
  const [left, right] = relation.sides;
  if (left?.kind !== 'root' || right?.kind !== 'root' || left.index !== 2 || right.index !== 2) return null;
  return {
    next: `${writeMath(left.of)} = ${writeMath(right.of)}`,
    follows: `${writeMath(left)} + ${writeMath(right)}`,
  };
}

/** √u = c + q·√v for two different square roots and numbers c and q, once both are squared. */
function squaredOnce(relation: Relation, roots: readonly Root[], letter: string): Squared | null {
  const [left, right] = relation.sides;
  const [first, second, third] = roots;
  if (!left || !right || !first || !second || third || first.index !== 2 || second.index !== 2) return null;
  const alike = replacePart(minus(left, right), writeMath(first), stand);
  const difference = replacePart(alike, writeMath(second), otherStand);
  const [a, b] = [withStand(difference), withStand(difference, otherStand)];
  const end = a && b && coefficientsOf(withoutStand(withoutStand(difference, a), b, otherStand), letter);
  const [c = rational(0), more] = end ?? [];
  if (!a || !b || !end || more) return null;
  const [alone, q] = [scaled([c], a)[0] ?? c, scaled([b], a)[0] ?? b];
  const side = plusRoot(alone.n === 0n ? '' : text(alone), q, second);
  const shown = parseMath(side);
  const double = multiplyRational(rational(2), multiplyRational(alone, q));
  const front = plusRoot(alone.n === 0n ? '' : text(multiplyRational(alone, alone)), double, second);
  const square = multiplyRational(q, q);
  const last = `${text(square) === '1' ? '' : `${text(square)} · `}(${writeMath(second.of)})`;
  const inside = parseMath(front === '' ? last : `${front} + ${last}`);
  if (!shown.ok || !inside.ok) return null;
  return {
    alone: `${writeMath(first)} = ${writeMath(shown.node)}`,
    next: `${writeMath(first.of)} = ${writeMath(inside.node)}`,
    follows: `${writeMath(first)} + (${side})`,
  };
}

const text = rationalToFractionText;

/** A number of times a root behind what stands before it; the number 1 is left away. */
function plusRoot(before: string, q: Rational, root: Root): string {
  if (q.n === 0n) return before;
  const size = text({ n: q.n < 0n ? -q.n : q.n, d: q.d });
  const term = `${size === '1' ? '' : `${size} · `}${writeMath(root)}`;
  const sign = q.n < 0n ? '-' : '+';
  return before !== '' ? `${before} ${sign} ${term}` : q.n < 0n ? `-${term}` : term;
}

type Squared = { readonly alone: string; readonly next: string; readonly follows: string };

function polynomialRoots(chain: Chain, equation: string): readonly string[] | null {
  const solved = chain.proven ? solvePolynomialEquation(equation) : null;
  if (!solved || solved.roots === 'all') return null;
  chain.steps.push(...solved.chain.steps);
  return solved.roots;
}

/** The real candidates of an equation with roots, added to its chain; the same for an equation with one root less. */
function candidatesOf(chain: Chain, relation: Relation, letter: string): readonly string[] | null {
  const roots = rootsIn(relation);
  const [root, other] = roots;
  if (!root) return polynomialRoots(chain, writeMath(relation));
  if (root.index > 3) return null;
  const side = other ? null : isolate(relation, root, letter);
  if (side !== null)
    addStep(chain, `${writeMath(root)} = ${side}`, { rule: 'isolate-root', proof: 'numeric' });
  const raised = side === null ? twoRoots(relation) : raiseBoth(root, side);
  const rule = root.index === 2 ? 'square-both-sides' : 'cube-both-sides';
  const fill = { index: `${root.index}` };
  if (raised) {
    addStep(chain, raised.next, { rule, fill, proof: { follows: raised.follows } });
    return polynomialRoots(chain, raised.next);
  }
  const squared = squaredOnce(relation, roots, letter);
  const read = squared && parseMath(squared.next);
  if (!squared || !read?.ok || read.node.kind !== 'relation') return null;
  addStep(chain, squared.alone, { rule: 'isolate-root', proof: 'numeric' });
  addStep(chain, squared.next, { rule, fill, proof: { follows: squared.follows } });
  return chain.proven && rootsIn(read.node).length < roots.length
    ? candidatesOf(chain, read.node, letter)
    : null;
}

/** Equations with the letter under one root, or two square roots: isolate, raise to the power, solve, test. */
export const solveRadicalEquation: Method = ({ text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const relation = read.node;
  const [letter, second] = variablesOf(relation);
  if (letter === undefined || second !== undefined) return null;
  const chain = startChain(writeMath(relation));
  const roots = rootsIn(relation).length === 0 ? null : candidatesOf(chain, relation, letter);
  const checks = roots && testRoots(relation, letter, roots);
  if (!checks || checks.length === 0) return null;
  return { kind: 'radical-equation', chain, answer: keptAnswer(letter, roots, checks), check: checks };
};
