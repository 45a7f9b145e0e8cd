import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { checkClaim } from '../../judge/check-claim.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { type Fraction, fractionOf } from '../polynomials/fraction-of.ts';
import { excludedValues, factoredText } from '../polynomials/polynomial-fraction.ts';
import {
  type Coefficients,
  commonMultiple,
  divideCoefficients,
  multiplyCoefficients,
} from '../polynomials/rational-polynomial.ts';
import { sayExcluded } from '../polynomials/solve-rational.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { polynomialWords } from '../tree/side-terms.ts';
import { solvePolynomialEquation } from './solve-polynomial-equation.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;

/** The answers put into the typed equation: which of them hold, decided by the checker. */
export function testRoots(
  relation: Relation,
  letter: string,
  roots: readonly string[],
): SolutionCheck[] | null {
  const checks = roots.map((root) => {
    const value = parseMath(root);
    if (!value.ok) return null;
    const claim = writeMath(replaceVariables(relation, new Map([[letter, value.node]])));
    const truth = checkClaim(claim);
    return truth === 'unreadable' ? null : { claim, holds: truth === 'true' };
  });
  return checks.every((check) => check !== null) ? checks : null;
}

const toWhole = ({ top, bottom }: Fraction, times: Coefficients): Coefficients =>
  multiplyCoefficients(top, divideCoefficients(times, bottom).quotient);

/** The answer from roots that were tested; those that fail are left out. */
export function keptAnswer(
  letter: string,
  roots: readonly string[],
  checks: readonly SolutionCheck[],
): string {
  const kept = roots.filter((_, i) => checks[i]?.holds);
  return kept.length === 0 ? 'no solution' : kept.map((root) => `${letter} = ${root}`).join(' or ');
}

function whenNone(relation: Relation, letter: string): SolutionCheck[] | null {
  return testRoots(relation, letter, ['7', '11', '-13'])?.filter(({ holds }) => !holds) ?? null;
}

/** Equations with the letter below a fraction bar: multiplied by the common bottom, then tested. */
export const solveRationalEquation: Method = ({ text }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const relation = read.node;
  const [letter, second] = variablesOf(relation);
  const below = someNode(
    relation,
    (inner) => inner.kind === 'divide' && variablesOf(inner.bottom).length > 0,
  );
  if (letter === undefined || second !== undefined || !below) return null;
  const sides = relation.sides.map((side) => fractionOf(side, letter));
  const [left, right] = sides;
  if (!left || !right) return null;
  const common = commonMultiple(left.bottom, right.bottom);
  const bottom = factoredText(common, letter);
  const chain = startChain(writeMath(relation));
  const excluded = excludedValues(common);
  const next = `${polynomialWords(toWhole(left, common), letter)} = ${polynomialWords(toWhole(right, common), letter)}`;
  addStep(chain, next, {
    rule: 'clear-bottoms',
    fill: { excluded: sayExcluded(excluded, letter), bottom },
    by: [bottom],
  });
  const solved = chain.proven ? solvePolynomialEquation(next) : null;
  if (!solved || solved.roots === 'all') return null;
  chain.steps.push(...solved.chain.steps);
  const checks = testRoots(relation, letter, solved.roots);
  const shown = checks && checks.length === 0 ? whenNone(relation, letter) : checks;
  if (!checks || !shown) return null;
  return {
    kind: 'rational-equation',
    chain,
    answer: keptAnswer(letter, solved.roots, checks),
    check: shown,
  } satisfies Worked;
};
