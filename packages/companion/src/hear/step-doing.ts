import type { Operation } from './math-pieces.ts';
import { exactName, type SolutionPath } from './solution-path.ts';

const signOf: Readonly<Record<Operation['act'], string>> = {
  add: '+',
  subtract: '-−',
  multiply: '*',
  divide: '/',
  move: '',
};
const betweenNumbers: Readonly<Record<Operation['act'], RegExp>> = {
  add: /[\d)%]\s*\+/,
  subtract: /[\d)%]\s*[-−]/,
  multiply: /[\d)%]\s*[*×·]/,
  divide: /[\d)%]\s*[/÷]/,
  move: /$^/,
};
const toldWords: Readonly<Record<Operation['act'], RegExp>> = {
  add: /\badd|plus|undo/i,
  subtract: /subtract|\btake\b.*\b(?:from|away|off|out)\b|undo|minus/i,
  multiply: /multipl|times/i,
  divide: /divid|undo/i,
  move: /$^/,
};

/** Whether what is to be added or taken away stands in the line that the step begins with: there it is undone. */
function standsThere(act: Operation['act'], amount: string | null, lines: readonly string[]): boolean {
  const [from = ''] = lines;
  if (amount === null || (act !== 'add' && act !== 'subtract') || lines.length < 2) return false;
  const size = amount.replace(/^-/, '').replace('.', '\\.');
  return new RegExp(`\\${act === 'add' ? '+' : '-'}\\s*${size}(?![\\d.a-z])`, 'i').test(from);
}

/** Whether a number is only what the calculations of some lines come to: "650 ÷ 50 = 13" divides nothing by 13. */
const isResult = (amount: string, lines: readonly string[]): boolean => {
  const number = new RegExp(`(?<![\\d.])${amount.replace(/^-/, '').replace('.', '\\.')}(?![\\d.]*\\d)`);
  const having = lines.filter((line) => number.test(line));
  return (
    having.length > 0 && having.every((line) => isNumeric(line) && !number.test(line.split('=')[0] ?? ''))
  );
};
const isNumeric = (line: string): boolean => line.includes('=') && !/[a-z]/i.test(line);

/** The step that does this operation, with this number where one was named. */
export function stepDoing({ act, amount }: Operation, { steps }: SolutionPath): number | null {
  const value = amount === null ? null : (exactName(amount) ?? amount);
  const found = steps.findIndex(({ instruction, signs, parts, values, lines, equations }) => {
    const isTold = toldWords[act].test(instruction);
    // A sign in an equation is not what is done to both sides of it.
    const isWritten = value === null || equations.length === 0 || lines.some(isNumeric);
    const isUsed =
      isWritten && [...signOf[act]].some((sign) => signs.includes(sign)) && !standsThere(act, amount, lines);
    if ((!isTold && !isUsed) || /^(?:check|test)\b/i.test(instruction)) return false;
    if (value === null) return true;
    if (amount !== null && isResult(amount, lines)) return false;
    if (isTold && amount !== null && instruction.includes(amount.replace('-', '−'))) return true;
    const named = `:${amount?.replace(/^-/, '')}`;
    return isUsed && (values.has(value) || [...parts].some((part) => part.includes(named)));
  });
  return found < 0 ? null : found;
}

/** The step that surely does it: in words, or with its sign between numbers, since a sign in a formula may stand for anything; -1 where none does. */
export const stepTelling = (operation: Operation, path: SolutionPath): number =>
  path.steps.findIndex(
    (step) =>
      (toldWords[operation.act].test(step.instruction.replace(/undo/gi, '')) ||
        step.lines.some((line) => isNumeric(line) && betweenNumbers[operation.act].test(line))) &&
      stepDoing(operation, { ...path, steps: [step] }) !== null,
  );
