import type { OpenProblem } from '../companion-context.ts';
import { solutionPath } from '../hear/solution-path.ts';
import type { DialogueState } from '../plan/dialogue-state.ts';
import { showMath } from '../solve/show-math.ts';

/** The lines that stand so far, as content text: those of the problem, then the student's own that are proven right. */
export type StepsSoFar = { readonly given: readonly string[]; readonly lines: readonly string[] };

const sentence = /(?<!\\)\b(?!sqrt|sin|cos|tan|log)[a-z]{2,}\s+\S*\s*(?!sqrt|sin|cos|tan|log)[a-z]{2,}/i;

/** A line as it is shown: mathematics typeset, what is content text already as it stands, a sentence as it was said. */
export const shownLine = (line: string): string =>
  /remainder|[$\\“]/.test(line) ? line : sentence.test(line) ? `“${line}”` : showMath(line);

/** null while the student has shown no right line of this problem. */
export function stepsSoFar(problem: OpenProblem, { lines }: DialogueState): StepsSoFar | null {
  if (lines.length === 0) return null;
  return { given: solutionPath(problem).given.map(showMath), lines: lines.map(shownLine) };
}
