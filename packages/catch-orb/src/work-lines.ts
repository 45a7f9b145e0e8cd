import { exactValueOf, type ProblemSpec, type RenderedProblem } from '@playforward/curriculum';

/** A line of a worked solution. */
export type WorkLine = {
  readonly instruction: string;
  /** What stands before and after the sign; a line of words has neither. */
  readonly before: string;
  readonly after: string;
  /** An equation between numbers, which can be proven; everything else stands as it is. */
  readonly isCalculation: boolean;
};

/** What says how the solution is checked, or tries the finding once more, comes behind the answer. */
const looksBack = /^(?:check|try|test)\b/i;
const single = /^(?:\\\$)?\d+(?:,\d{3})*(?:\.\d+)?$/;
const sum = /\d\s*[+−×÷·]\s*(?:\\\$)?[\d(]/;

/** The steps of a problem up to the one that reaches the answer. */
export function workLines({ steps, answer }: ProblemSpec, rendered: RenderedProblem): readonly WorkLine[] {
  const lines: WorkLine[] = [];
  for (const [at, { before, after }] of steps.entries()) {
    const { instruction = '', work = '' } = rendered.steps[at] ?? {};
    if (looksBack.test(instruction)) break;
    const [shownBefore = '', shownAfter = ''] = (work ?? '').split(/ [=→] (?!.* [=→] )/);
    const isCalculation = work?.includes(' = ') === true && sum.test(shownBefore) && single.test(shownAfter);
    lines.push({
      instruction,
      before: shownBefore,
      after: shownAfter,
      isCalculation: isCalculation && exactValueOf(before) !== null,
    });
    if (after === answer.value) break;
  }
  return lines;
}

/** The mathematics of a line as it is shown. */
export function showLine({ before, after, isCalculation }: WorkLine): string {
  if (before === '' || after === '') return `${before}${after}`;
  return `${before} ${isCalculation ? '=' : '→'} ${after}`;
}
