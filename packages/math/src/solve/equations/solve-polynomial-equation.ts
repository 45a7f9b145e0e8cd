import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { excludedValues, factoredText } from '../polynomials/polynomial-fraction.ts';
import {
  addCoefficients,
  fromWhole,
  negateCoefficients,
  primitive,
} from '../polynomials/rational-polynomial.ts';
import { factorOn } from '../polynomials/solve-factor.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { solveLinear } from './solve-linear.ts';
import { solveQuadratic } from './solve-quadratic.ts';

type Solved = { readonly chain: Chain; readonly letter: string; readonly roots: readonly string[] | 'all' };

/** Cubic and quartic equations whose factors have rational roots. */
export const solveHigher: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=' || verb === 'factor')
    return null;
  const [letter, second] = variablesOf(read.node);
  const [left, right] = read.node.sides.map((side) =>
    letter === undefined ? null : coefficientsOf(side, letter),
  );
  if (letter === undefined || second !== undefined || !left || !right) return null;
  const all = addCoefficients(left, negateCoefficients(right));
  if (all.length < 4 || all.length > 6) return null;
  const { whole } = primitive(all);
  const chain = startChain(writeMath(read.node));
  const standard = polynomialWords(fromWhole(whole), letter);
  addStep(chain, `${standard} = 0`, { rule: 'all-to-one-side' });
  const side = startChain(standard);
  if (!factorOn(side, whole, letter)) return null;
  addSideSteps(chain, side, { after: ' = 0' });
  const roots = excludedValues(fromWhole(whole)).map(rationalToFractionText);
  if (roots.length === 0 || hasIrrational(factoredText(fromWhole(whole), letter))) return null;
  const answer = roots.map((root) => `${letter} = ${root}`).join(' or ');
  addStep(chain, answer, { rule: 'zero-product', proof: 'same-roots' });
  const relation = read.node;
  const check = roots.flatMap((root) => {
    const value = parseMath(root);
    return value.ok
      ? [{ claim: writeMath(replaceVariables(relation, new Map([[letter, value.node]]))), holds: true }]
      : [];
  });
  return { kind: 'quadratic', chain, answer, check } satisfies Worked;
};

/** Whether a factor of degree 2 or more is left, which may hide roots that are not rational. */
const hasIrrational = (factored: string): boolean => /[a-z]\^\d[^()]*\)/.test(factored);

/** Solves an equation of polynomials; the texts of its real roots, or `all` when every number solves it. */
export function solvePolynomialEquation(text: string): Solved | null {
  const read = parseMath(text);
  const letter = read.ok ? variablesOf(read.node)[0] : undefined;
  if (!read.ok || read.node.kind !== 'relation') return null;
  if (letter === undefined) {
    const [a, b] = read.node.sides.map((side) => exactValue(side));
    if (!a || !b) return null;
    return { chain: startChain(text), letter: '', roots: a.n * b.d === b.n * a.d ? 'all' : [] };
  }
  const request = mathRequest(text);
  const plain = /^[a-z] = -?\d+(?:\/\d+)?$/.exec(text);
  if (plain) return { chain: startChain(text), letter, roots: [text.split(' = ')[1] ?? ''] };
  const worked = solveLinear(request) ?? solveQuadratic(request) ?? solveHigher(request);
  if (!worked?.chain.proven) return null;
  if (worked.answer === 'all numbers') return { chain: worked.chain, letter, roots: 'all' };
  const roots = worked.answer.startsWith('no ')
    ? []
    : worked.answer.split(' or ').map((one) => one.split(' = ')[1] ?? '');
  return { chain: worked.chain, letter, roots };
}
