import { exactValue } from '../algebra/normal-form.ts';
import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';

/** The name in `f` or `f^-1`, as it stands before an input. */
function nameOf(node: MathNode): string | null {
  if (node.kind === 'variable') return node.name;
  if (node.kind !== 'power' || node.base.kind !== 'variable') return null;
  const exponent = exactValue(node.exponent);
  return exponent?.d === 1n && exponent.n === -1n ? node.base.name : null;
}

/** The name on the left of `A = …`, `A(x) = …` or `f^-1(x) = …`; null for any other left side. */
export function calledName(left: MathNode): string | null {
  if (left.kind === 'variable') return left.name;
  if (left.kind !== 'multiply' || left.factors.length !== 2) return null;
  const [name, input] = left.factors;
  return name && input?.kind === 'variable' ? nameOf(name) : null;
}

const outputs = ['f', 'g', 'h'];

/**
 * `C(x) = 2x` and `c = 2x` as `C = 2x`, where the key names its value C and has no other use for the letter;
 * `f(x) = 2x` as `y = 2x`.
 */
export function withNameOf(wanted: MathNode, answer: MathNode): MathNode {
  if (wanted.kind !== 'relation' || answer.kind !== 'relation') return answer;
  const [model, side] = wanted.sides;
  const [left, ...rest] = answer.sides;
  if (model?.kind !== 'variable' || !side || !left || answer.sides.length !== 2) return answer;
  const name = calledName(left);
  const used = variablesOf(side, ...rest);
  const isOutput = left.kind === 'multiply' && model.name === 'y' && outputs.includes(name ?? '');
  const same = isOutput || name?.toLowerCase() === model.name.toLowerCase();
  return name !== null && same && !used.includes(name) ? { ...answer, sides: [model, ...rest] } : answer;
}
