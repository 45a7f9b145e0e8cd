import { numberValue } from '../../algebra/number-value.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { divideRational, negateRational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { replacePart } from '../tree/replace-part.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { condense, solveExponential } from './solve-exponential.ts';
import { solvePolynomialEquation } from './solve-polynomial-equation.ts';
import { keptAnswer, testRoots } from './solve-rational-equation.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;

const stand = 'Q_0';
const text = rationalToFractionText;

/** The one power with the letter in its exponent, or the one logarithm of it. */
function partOf(relation: Relation): MathNode | null {
  const found = new Map<string, MathNode>();
  someNode(relation, (inner) => {
    const power = inner.kind === 'power' && variablesOf(inner.exponent).length > 0;
    const log =
      inner.kind === 'call' && (inner.name === 'log' || inner.name === 'ln') && variablesOf(inner).length > 0;
    if (power || log) found.set(writeMath(inner), inner);
    return false;
  });
  const [only, more] = [...found.values()];
  return only && !more ? only : null;
}

/** a·p + b = c with p a power or a logarithm: p alone first, then as if it had been typed alone. */
function isolated(relation: Relation, letter: string): ReturnType<Method> {
  const part = partOf(relation);
  const [left, right] = relation.sides;
  if (!part || !left || !right || writeMath(left) === writeMath(part)) return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const found = coefficientsOf(replacePart(difference, writeMath(part), stand), stand);
  const [rest, front] = found ?? [];
  if (!rest || !front || found?.length !== 2) return null;
  const value = divideRational(negateRational(rest), front);
  const chain = startChain(writeMath(relation));
  const alone = `${writeMath(part)} = ${text(value)}`;
  addStep(chain, alone, { rule: 'isolate-part', proof: 'numeric' });
  const worked = solveExponential(mathRequest(alone));
  const root = worked?.answer.split(' = ')[1];
  const check = root === undefined ? null : testRoots(relation, letter, [root]);
  if (!worked || !check) return null;
  chain.steps.push(...worked.chain.steps);
  chain.proven &&= worked.chain.proven;
  return { kind: worked.kind, chain, answer: worked.answer, check };
}

/** Logarithms of one base on the left put together, then undone; each root is tested. */
function sumOfLogs(relation: Relation, letter: string): ReturnType<Method> {
  const [left, right] = relation.sides;
  const joined = left && right ? condense(left) : null;
  const read = joined?.chain.proven ? parseMath(joined.answer) : null;
  if (!joined || !right || !read?.ok || read.node.kind !== 'call') return null;
  const chain = startChain(writeMath(relation));
  addStep(chain, `${joined.answer} = ${writeMath(right)}`, { rule: 'log-laws', proof: 'numeric' });
  const base = read.node.name === 'ln' ? 'e' : read.node.base ? writeMath(read.node.base) : '10';
  const exponent = writeMath(right);
  const next = `${writeMath(read.node.of)} = ${base}^${/^\d+$/.test(exponent) ? exponent : `(${exponent})`}`;
  addStep(chain, next, { rule: 'log-definition', proof: 'log-definition' });
  const solved = chain.proven && base !== 'e' ? solvePolynomialEquation(next) : null;
  if (!solved || solved.roots === 'all' || solved.roots.length === 0) return null;
  chain.steps.push(...solved.chain.steps);
  const roots = solved.roots.filter((root) => isDefinedAt(relation, letter, root));
  const checks = testRoots(relation, letter, roots);
  return checks && { kind: 'logarithm', chain, answer: keptAnswer(letter, roots, checks), check: checks };
}

/** Whether both sides have a real value there: a logarithm needs a positive number inside. */
function isDefinedAt(relation: Relation, letter: string, root: string): boolean {
  const value = parseMath(root);
  const at = value.ok ? new Map([[letter, value.node]]) : null;
  return (
    at !== null &&
    relation.sides.every((side) => Number.isFinite(numberValue(replaceVariables(side, at), new Map())))
  );
}

/** Exponential and logarithmic equations in which the power or the logarithm does not stand alone yet. */
export const solveIsolated: Method = ({ text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined || second !== undefined) return null;
  return isolated(read.node, letter) ?? sumOfLogs(read.node, letter);
};
