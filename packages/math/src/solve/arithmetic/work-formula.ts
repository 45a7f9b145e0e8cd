import { someNode } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workLinear } from '../equations/solve-linear.ts';
import { exactText } from '../print/exact-text.ts';
import type { RuleName } from '../print/rules.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, startChain } from '../proof/chain.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { workOutOn } from './work-out.ts';

/** A formula such as `A = l · w` with the texts of its known letters. `rule` says what the formula states. */
export type Formula = {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule?: RuleName;
};
export type FormulaResult = {
  readonly chain: Chain;
  readonly value: string;
  readonly check: SolutionCheck[];
};

const isPi = (node: MathNode): boolean => node.kind === 'constant';
const hasPi = (node: MathNode): boolean => someNode(node, isPi);

/** π stands last in every product, so the numbers before it can be multiplied. */
function piLast(node: MathNode): MathNode {
  if (node.kind === 'add') return { ...node, terms: node.terms.map(piLast) };
  if (node.kind !== 'multiply') return node;
  const factors = [...node.factors.filter((factor) => !isPi(factor)), ...node.factors.filter(isPi)];
  return { ...node, factors };
}

/** Works a number out that may contain π and roots; returns its text or null when it does not come to an end. */
export function workNumber(chain: Chain, start: MathNode): string | null {
  const node = piLast(start);
  addStep(chain, writeMath(node), { rule: 'pi-last' });
  const done = workOutOn(chain, node);
  if (done) return chain.at;
  if (!chain.proven) return null;
  const decimals = /\d\.\d/.test(writeMath(start)) && !someNode(start, ({ kind }) => kind === 'root');
  const end = exactText(start, { decimals });
  if (end === null) return null;
  addStep(chain, end, { rule: hasPi(start) ? 'keep-pi' : 'simplify-root' });
  return chain.proven ? chain.at : null;
}

function readAll(values: Formula['values']): Map<string, MathNode> | null {
  const at = new Map<string, MathNode>();
  for (const [letter, text] of Object.entries(values)) {
    const read = parseMath(text);
    if (!read.ok) return null;
    at.set(letter, read.node);
  }
  return at;
}

function check(filled: MathNode, letter: string, value: string): SolutionCheck[] {
  const read = parseMath(value);
  if (!read.ok) return [];
  return [{ claim: writeMath(replaceVariables(filled, new Map([[letter, read.node]]))), holds: true }];
}

/** Puts the values into a formula and works the one letter that is left out. */
export function workFormula({ formula, values, rule = 'use-values' }: Formula): FormulaResult | null {
  const read = parseMath(formula);
  const at = readAll(values);
  if (!read.ok || !at || read.node.kind !== 'relation') return null;
  const chain = startChain(formula);
  const filled = replaceVariables(read.node, at);
  addStep(chain, writeMath(filled), { rule, proof: { substitute: values } });
  if (filled.kind !== 'relation') return null;
  const [left, right] = filled.sides;
  if (!left || !right) return null;
  if (left.kind === 'variable') {
    const side = startChain(writeMath(right));
    const value = workNumber(side, right);
    addSideSteps(chain, side, { before: `${left.name} = ` });
    return value === null ? null : { chain, value, check: check(filled, left.name, value) };
  }
  const worked = workLinear(chain, filled);
  const [letter, value] = worked?.answer.split(' = ') ?? [];
  if (!worked || letter === undefined || value === undefined) return null;
  return { chain, value, check: [...worked.check] };
}
