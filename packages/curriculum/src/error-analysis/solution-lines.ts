import { equalRational, isShown, judgeAnswer } from '@playforward/math';
import type { ProblemSpec, SpecStep } from '../problem-spec.ts';
import { asPrinted } from '../show-value.ts';
import { exactValueOf } from './arithmetic.ts';

/** A line of a worked solution: what was there, and what was made of it. Mathematics, or finished words. */
export type SolutionLine = { readonly before: string; readonly after: string };

const looksBack = /^(?:check|test|compare-back)\b|-check\b/;
const hasSign = /[+−×÷·^|(]|\\(?:times|cdot|div|d?frac)/;

/** Whether a text holds something to be worked out; a fraction is a number. */
export function hasOperation(text: string): boolean {
  return /\S\s*(?:[+−×÷·^|]|\\(?:times|cdot|div)\b)/.test(text.replaceAll('$', ''));
}

/** Whether the line works out arithmetic, so that it can be proved. */
export function calculates({ before, after }: SolutionLine): boolean {
  return hasSign.test(before) && exactValueOf(before) !== null && exactValueOf(after) !== null;
}

/** Whether a line that calculates is true. */
export function isTrueLine({ before, after }: SolutionLine): boolean {
  const [left, right] = [exactValueOf(before), exactValueOf(after)];
  return left !== null && right !== null && equalRational(left, right);
}

export function solutionLine({ before, after }: Pick<SpecStep, 'before' | 'after'>): SolutionLine {
  return { before: asPrinted(before), after: asPrinted(after) };
}

/** Whether a text is the answer `value` to the problem. */
export function isAnswer({ answer }: Pick<ProblemSpec, 'answer'>, text: string, value: string): boolean {
  const { form, asked } = answer;
  if (text === value) return true;
  // '6 to 3' is read as a ratio, and is not yet written as one.
  if (isShown(form) || (form === 'ratio' && !text.includes(':'))) return false;
  const key = { value, form, ...(asked !== undefined && { asked }) };
  const typed = text.replace(/\\?\$/g, ' ').trim();
  return typed.length < 60 && judgeAnswer(typed, key).kind === 'right';
}

/** The lines that lead to the answer; what only checks it comes later and is left out. */
export function solutionLines(spec: ProblemSpec): readonly SolutionLine[] {
  const lines: SolutionLine[] = [];
  for (const step of spec.steps) {
    if (lines.length > 0 && looksBack.test(step.rule)) break;
    const line = solutionLine(step);
    lines.push(line);
    if (isAnswer(spec, line.after, spec.answer.value)) break;
  }
  return lines;
}
