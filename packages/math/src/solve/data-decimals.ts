import { evaluateExact } from '../judge/equivalent.ts';
import { rationalToDecimalText } from '../rational/rational-text.ts';
import { sayRule } from './print/rules.ts';
import type { Solution, SolutionStep } from './solution.ts';

const ofData: ReadonlySet<Solution['kind']> = new Set(['mean', 'median', 'spread']);
const fraction = /(?<![\d./√^(])-?\d+\/\d+(?![\d./])/g;

/** A value of data told in whole numbers or decimals as the decimal it ends with; fractions stay beside fractions. */
export function withDataDecimals(solution: Solution): Solution {
  const { kind, problem, answer } = solution;
  if (!ofData.has(kind) || /\d ?\/ ?\d|\bfractions?\b|√/i.test(`${problem}${/√/.test(answer) ? '√' : ''}`))
    return solution;
  const steps: SolutionStep[] = [];
  const shown = answer.replace(fraction, (from) => {
    const value = evaluateExact(from);
    const to = value && rationalToDecimalText(value);
    if (!to) return from;
    steps.push({ from, to, rule: 'fraction-to-decimal', why: sayRule('fraction-to-decimal') });
    return to;
  });
  return steps.length === 0 ? solution : { ...solution, steps: [...solution.steps, ...steps], answer: shown };
}
