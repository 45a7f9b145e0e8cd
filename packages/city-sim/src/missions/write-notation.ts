import type { Unknown } from './mission.ts';
import type { Problem } from './pose.ts';
import { fillIn, showNumber } from './show-number.ts';
import { shownFacts } from './shown-facts.ts';
import type { Answer, AnswerValue } from './template.ts';

/** The template's line of notation with the problem's and the student's own numbers. */
export function writeNotation(
  problem: Problem,
  { answer, unknowns }: { answer: Answer; unknowns: readonly Unknown[] },
): string {
  const { template } = problem;
  const typed = Object.fromEntries(unknowns.map(({ symbol }) => [symbol, showValue(answer[symbol] ?? 0)]));
  const line = fillIn(template.notation, { ...shownFacts(problem), ...typed });
  const [only, ...others] = unknowns;
  if (!only || template.notation.includes(`{${only.symbol}}`)) return line;
  if (others.length === 0 && line.startsWith(`${only.symbol} = `)) return `${line} = ${typed[only.symbol]}`;
  return `${line}: ${unknowns.map(({ symbol, kind }) => (kind === 'line' ? '' : `${symbol} = `) + typed[symbol]).join(', ')}`;
}

function showValue(value: AnswerValue): string {
  if (typeof value === 'number') return showNumber(value, 4);
  if ('x' in value) return `(${showNumber(value.x)}, ${showNumber(value.y)})`;
  const sign = value.intercept < 0 ? '−' : '+';
  return `y = ${showNumber(value.slope)}x ${sign} ${showNumber(Math.abs(value.intercept))}`;
}
