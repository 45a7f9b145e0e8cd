import { exactValue } from '../algebra/normal-form.ts';
import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;

/** The name in `f` or `f^-1`, as it stands before an input. */
function nameOf(node: MathNode): string | null {
  if (node.kind === 'variable') return node.name;
  if (node.kind !== 'power' || node.base.kind !== 'variable') return null;
  const exponent = exactValue(node.exponent);
  return exponent?.d === 1n && exponent.n === -1n ? node.base.name : null;
}

/** Whether this is `f^-1` or `f^-1(x)`. */
const isInverse = (node: MathNode | undefined): boolean =>
  node?.kind === 'power' || (node?.kind === 'multiply' && node.factors[0]?.kind === 'power');

/** The name on the left of `A = …`, `A(x) = …` or `f^-1(x) = …`; null for any other left side. */
export function calledName(left: MathNode): string | null {
  if (left.kind === 'variable' || left.kind === 'power') return nameOf(left);
  if (left.kind !== 'multiply' || left.factors.length !== 2) return null;
  const [name, input] = left.factors;
  return name && input?.kind === 'variable' ? nameOf(name) : null;
}

const outputs = ['f', 'g', 'h'];

/** `y = 2x` and `f^-1 = 2x` for a key that says `f(x) = 2x` and `f^-1(x) = 2x`. */
function withFunctionOf(model: MathNode, answer: Relation): MathNode {
  const [left, ...rest] = answer.sides;
  const [name, wanted] = [left ? calledName(left) : null, calledName(model)];
  const isOutput = left?.kind === 'variable' && name === 'y';
  const same = name === wanted && isInverse(left) === isInverse(model);
  const free = name !== null && !variablesOf(...rest).includes(name);
  return (isOutput || same) && free ? { ...answer, sides: [model, ...rest] } : answer;
}

/**
 * `C(x) = 2x` and `c = 2x` as `C = 2x`, where the key names its value C and has no other use for the letter;
 * `f(x) = 2x` as `y = 2x`.
 */
export function withWantedName(wanted: MathNode, answer: MathNode): MathNode {
  if (wanted.kind !== 'relation' || answer.kind !== 'relation') return answer;
  const [model, side] = wanted.sides;
  const [left, ...rest] = answer.sides;
  if (!model || !side || !left || answer.sides.length !== 2) return answer;
  if (model.kind === 'multiply' && outputs.includes(calledName(model) ?? ''))
    return withFunctionOf(model, answer);
  if (model.kind !== 'variable') return answer;
  const name = calledName(left);
  const used = variablesOf(side, ...rest);
  const isOutput = left.kind === 'multiply' && model.name === 'y' && outputs.includes(name ?? '');
  const same = isOutput || name?.toLowerCase() === model.name.toLowerCase();
  return name !== null && same && !used.includes(name) ? { ...answer, sides: [model, ...rest] } : answer;
}
