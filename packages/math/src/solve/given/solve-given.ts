import type { Ask, Exercised } from '../exercises/exercise.ts';
import { verifyCheck } from '../proof/verify-step.ts';
import type { Solution } from '../solution.ts';
import { type Given, readGiven } from './read-given.ts';
import { solveCurves } from './solve-curves.ts';
import { solveExponentials } from './solve-exponentials.ts';
import { solveLogarithms } from './solve-logarithms.ts';
import { solveMixedAngles } from './solve-mixed-angles.ts';
import { solvePercentChain } from './solve-percent-chain.ts';
import { solveSeveral } from './solve-several.ts';
import { solveSignTable } from './solve-sign-table.ts';
import { solveVertices } from './solve-vertices.ts';

/** A family of problems: it reads what is given and what is said, and null means that the problem is not of it. */
type Family = (given: Given) => Exercised | null;

const families: readonly Family[] = [solveCurves, solveSignTable, solveVertices, solvePercentChain];

/** Families of what a method of the topics may solve as well; they come where none does. */
const lateFamilies: readonly Family[] = [solveExponentials, solveLogarithms, solveMixedAngles];

/** Longer texts are stories. */
const longest = 400;

/** A problem parted into the mathematics given and the words that ask; no word of it is passed over. */
export const solveGiven = (problem: string, typed: string, ask: Ask): Solution | null =>
  firstOf([...families, () => solveSeveral(typed, ask)], problem, typed);

/** The same where no other method has an answer. */
export const solveGivenLate = (problem: string, typed: string): Solution | null =>
  firstOf(lateFamilies, problem, typed);

function firstOf(tried: readonly Family[], problem: string, typed: string): Solution | null {
  if (typed.length > longest) return null;
  const given = readGiven(typed);
  if (given.math.length === 0) return null;
  for (const family of tried) {
    const worked = family(given);
    if (!worked) continue;
    const { kind, chain, answer, check, shown = [] } = worked;
    if (!chain.proven || chain.steps.length === 0 || check.length + shown.length === 0) continue;
    if (!check.every(verifyCheck)) continue;
    const question = `Find what is asked: ${typed.replace(/\s+/g, ' ').replace(/[\s.?!]+$/, '')}.`;
    return {
      problem,
      question,
      kind,
      steps: chain.steps,
      answer,
      check: [...shown, ...check.map(({ claim, holds }) => ({ claim, holds }))],
    };
  }
  return null;
}
