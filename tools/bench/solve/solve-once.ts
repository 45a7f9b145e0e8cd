import { solve } from '@playforward/math';

type Result = ReturnType<typeof solve>;

const solved = new Map<string, Result>();

/** What the solver says to a problem of the corpora: several tests look at each, and it always says the same. */
export function solveOnce(problem: string): Result {
  const result = solved.get(problem) ?? solve(problem);
  solved.set(problem, result);
  return result;
}
