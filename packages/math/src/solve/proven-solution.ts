import type { Ask, Exercised } from './exercises/exercise.ts';
import { verifyCheck } from './proof/verify-step.ts';
import type { Solution } from './solution.ts';

/** The question of a problem that is told in its own words. */
export const restated = (problem: string): string =>
  `Find what is asked: ${problem.replace(/\s+/g, ' ').replace(/[\s.?!]+$/, '')}.`;

type Question = Pick<Solution, 'problem' | 'question'>;

/** A worked problem as it is shown; null where a step or a check is without proof, or there is none. */
export function provenSolution(worked: Exercised, { problem, question }: Question): Solution | null {
  const { kind, chain, answer, check, shown = [], question: own = question } = worked;
  if (!chain.proven || chain.steps.length === 0 || check.length + shown.length === 0) return null;
  if (!check.every(verifyCheck)) return null;
  return {
    problem,
    question: own,
    kind,
    steps: chain.steps,
    answer,
    check: [...shown, ...check.map(({ claim, holds }) => ({ claim, holds }))],
  };
}

type Reading = Question & { readonly typed: string; readonly ask: Ask };

/** What a reading found: a worked problem, or another request that asks for the same as `typed`. */
export function solutionOf(
  found: Exercised | string | null,
  { problem, question, typed, ask }: Reading,
): Solution | null {
  if (found === null || found === typed) return null;
  if (typeof found !== 'string') return provenSolution(found, { problem, question });
  const other = ask(found);
  return other && { ...other, problem, question };
}
