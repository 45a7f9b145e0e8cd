import { normalForm } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { divideRational, negateRational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { replacePart } from '../tree/replace-part.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { solvePolynomialEquation } from './solve-polynomial-equation.ts';
import { keptAnswer, testRoots } from './solve-rational-equation.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Root = Extract<MathNode, { kind: 'root' }>;

const stand = 'R_0';

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
  const form = normalForm(difference);
  if (form.kind !== 'form' || !form.form.exact) return null;
  const terms = [...form.form.quotient.top.values()];
  const withRoot = terms.filter(({ monomial }) => monomial.some(([name]) => name === stand));
  const [only, more] = withRoot;
  if (!only || more || only.monomial.length !== 1 || only.monomial[0]?.[1] !== 1) return null;
  const rest = coefficientsOf(
    minus(difference, {
      kind: 'multiply',
      factors: [
        { kind: 'number', value: only.coefficient, places: -1 },
        { kind: 'variable', name: stand },
      ],
    }),
    letter,
  );
  if (!rest) return null;
  return polynomialWords(
    rest.map((value) => divideRational(negateRational(value), only.coefficient)),
    letter,
  );
}

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

/** Equations with the letter under one root, or one root on each side: isolate, raise to the power, solve, test. */
export const solveRadicalEquation: Method = ({ text }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const relation = read.node;
  const [letter, second] = variablesOf(relation);
  const [root, other] = rootsIn(relation);
  if (letter === undefined || second !== undefined || !root || root.index > 3) return null;
  const chain = startChain(writeMath(relation));
  const side = other ? null : isolate(relation, root, letter);
  if (side !== null)
    addStep(chain, `${writeMath(root)} = ${side}`, { rule: 'isolate-root', proof: 'numeric' });
  const raised = side === null ? twoRoots(relation) : raiseBoth(root, side);
  if (!raised) return null;
  const rule = root.index === 2 ? 'square-both-sides' : 'cube-both-sides';
  addStep(chain, raised.next, { rule, fill: { index: `${root.index}` }, proof: { follows: raised.follows } });
  const solved = chain.proven ? solvePolynomialEquation(raised.next) : null;
  if (!solved || solved.roots === 'all') return null;
  chain.steps.push(...solved.chain.steps);
  const checks = testRoots(relation, letter, solved.roots);
  if (!checks || checks.length === 0) return null;
  return { kind: 'radical-equation', chain, answer: keptAnswer(letter, solved.roots, checks), check: checks };
};
