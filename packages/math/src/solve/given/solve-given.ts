import type { Worked } from '../proof/chain.ts';
import { verifyCheck } from '../proof/verify-step.ts';
import type { Solution } from '../solution.ts';
import { type Given, readGiven } from './read-given.ts';
import { solveCurves } from './solve-curves.ts';
import { solveSignTable } from './solve-sign-table.ts';

/** A family of problems: it reads what is given and what is said, and null means that the problem is not of it. */
type Family = (given: Given) => Worked | null;

const families: readonly Family[] = [solveCurves, solveSignTable];

/** Longer texts are stories. */
const longest = 400;

/** A problem parted into the mathematics given and the words that ask; no word of it is passed over. */
export function solveGiven(problem: string, typed: string): Solution | null {
  if (typed.length > longest) return null;
  const given = readGiven(typed);
  if (given.math.length === 0) return null;
  for (const family of families) {
    const worked = family(given);
    if (!worked) continue;
    const { kind, chain, answer, check } = worked;
    if (!chain.proven || chain.steps.length === 0 || check.length === 0 || !check.every(verifyCheck))
      continue;
    const question = `Find what is asked: ${typed.replace(/\s+/g, ' ').replace(/[\s.?!]+$/, '')}.`;
    return {
      problem,
      question,
      kind,
      steps: chain.steps,
      answer,
      check: check.map(({ claim, holds }) => ({ claim, holds })),
    };
  }
  return null;
}
