import type { Operation } from './math-pieces.ts';
import { exactName, type SolutionPath } from './solution-path.ts';

const signOf: Readonly<Record<Operation['act'], string>> = {
  add: '+',
  subtract: '-−',
  multiply: '*',
  divide: '/',
  move: '',
};
const toldWords: Readonly<Record<Operation['act'], RegExp>> = {
  add: /\badd|plus|undo/i,
  subtract: /subtract|take|undo|minus/i,
  multiply: /multipl|times/i,
  divide: /divid|undo/i,
  move: /$^/,
};

/** The step that does this operation, with this number where one was named. */
export function stepDoing({ act, amount }: Operation, { steps }: SolutionPath): number | null {
  const value = amount === null ? null : (exactName(amount) ?? amount);
  const found = steps.findIndex(({ instruction, signs, parts, values }) => {
    const isTold = toldWords[act].test(instruction);
    const isUsed = [...signOf[act]].some((sign) => signs.includes(sign));
    if ((!isTold && !isUsed) || /^(?:check|test)\b/i.test(instruction)) return false;
    if (value === null) return true;
    if (isTold && amount !== null && instruction.includes(amount.replace('-', '−'))) return true;
    const named = `:${amount?.replace(/^-/, '')}`;
    return isUsed && (values.has(value) || [...parts].some((part) => part.includes(named)));
  });
  return found < 0 ? null : found;
}
