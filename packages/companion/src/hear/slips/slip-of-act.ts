import type { OpenProblem } from '../../companion-context.ts';
import type { Operation } from '../math-pieces.ts';

const tells: Readonly<Record<Operation['act'], RegExp | null>> = {
  add: /\b(?:adds|added)\b/,
  subtract: /\b(?:subtracts|subtracted|takes? away|took away)\b/,
  multiply: /\b(?:multiplies|multiplied)\b/,
  divide: /\b(?:divides|divided)\b/,
  move: null,
};

/**
 * The one known way of going wrong that is told with an operation, "This adds the factor"; null where none is, or several
 * are. It hangs on what a student does and not on what comes out.
 */
export function slipOfAct({ act }: Operation, { rendered }: OpenProblem): string | null {
  const reasons = (rendered?.choices ?? []).flatMap(({ correct, reason }) => {
    const [told = ''] = (reason ?? '').split(/(?<=[.?!])\s/);
    return !correct && reason && tells[act]?.test(told) === true ? [reason] : [];
  });
  const [only, ...more] = new Set(reasons);
  return only !== undefined && more.length === 0 ? only : null;
}
