import type { Ask } from '../exercises/exercise.ts';
import { restated, solutionOf } from '../proven-solution.ts';
import { roundSolution } from '../round-solution.ts';
import type { Solution } from '../solution.ts';
import { readSheet, type Sheet } from './sheet.ts';
import { knowTwists, situations } from './situations.ts';

/** Words that change what else is told; a situation that does not know them would work the problem without them. */
const twist =
  /\b(?:(?:only |other )?half of|double[sd]?|doubling|triple[sd]?|except|unless|instead|excluding|ignor\w+|left out|(?:do|does|did) not count|don't count|doesn't count|not included|(?:is|are) left over|of the rest)\b/;

/** Longer texts tell more than one situation. */
const longest = 420;

/** A solution with the decimals asked for; one that has them already stays. */
function withPlaces(solution: Solution, { places }: Sheet): Solution | null {
  if (places === null) return solution;
  const rounded = roundSolution(solution, { kind: 'places', places });
  if (rounded) return rounded;
  const tails = solution.answer.match(/\d\.\d+|[/√π]/g) ?? [];
  return tails.every((tail) => /^\d\./.test(tail) && tail.length - 2 <= places) ? solution : null;
}

/** A problem of a situation that is known by what it tells, whatever the words around it. */
export function solveSituation(problem: string, typed: string, ask: Ask): Solution | null {
  if (typed.length > longest) return null;
  const sheet = readSheet(typed);
  const twisted = twist.test(sheet.text);
  for (const situation of situations) {
    if (twisted && !knowTwists.has(situation)) continue;
    const found = solutionOf(situation(sheet, ask), { problem, question: restated(problem), typed, ask });
    const done = found && withPlaces(found, sheet);
    if (done) return done;
  }
  return null;
}
