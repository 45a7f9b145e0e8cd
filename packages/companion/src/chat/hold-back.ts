import type { CompanionContext, OpenProblem } from '../companion-context.ts';
import { statesKey } from '../hints/states-key.ts';
import { isSolved } from '../open-problem.ts';

/** The open problem whose answer is still to be found; null when there is none or it is solved. */
export function heldProblem({ openProblem }: CompanionContext): OpenProblem | null {
  return openProblem && !isSolved(openProblem) ? openProblem : null;
}

/**
 * The parts that may be said now, joined: a part that states the key of the open problem is left out. A part that ends
 * its line is followed by a new line.
 */
export function joinParts(parts: readonly (string | null | undefined)[], held: OpenProblem | null): string {
  return parts
    .filter((part): part is string => !!part && !(held && statesKey(part, held)))
    .join(' ')
    .replaceAll('\n ', '\n')
    .trim();
}
