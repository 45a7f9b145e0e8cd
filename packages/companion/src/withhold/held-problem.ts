import type { CompanionContext, OpenProblem } from '../companion-context.ts';
import { isSolved } from '../open-problem.ts';

/** The open problem whose answer is still to be found; null when there is none or it is solved. */
export function heldProblem({ openProblem }: CompanionContext): OpenProblem | null {
  return openProblem && !isSolved(openProblem) ? openProblem : null;
}
