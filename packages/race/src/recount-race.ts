import type { Point } from './race-rules.ts';
import { raceRules } from './race-rules.ts';
import { pointsFor, type RaceTotals, raceLevel } from './race-score.ts';
import { hasArrived, moveToward } from './ship-move.ts';

/** A challenge that ended: the units that its answer was worth, 0 where it was skipped or the answer is not right. */
export type RaceStep = { readonly units: number };

/** The least that any rival moves after a challenge. */
const rivalLeast = 1;

/**
 * The result of a race from what was answered in it, in order; null where no race can have gone on so: past its own end,
 * or with a win after the slowest rival has arrived. Won is who has arrived. The dice of the rival are the page's.
 */
export function recountRace(steps: readonly RaceStep[], hintsUsed: number): RaceTotals | null {
  const { start, destination } = raceRules;
  let player: Point = start;
  let rival: Point = start;
  let units = 0;
  for (const step of steps) {
    if (hasArrived(player, destination) || hasArrived(rival, destination)) return null;
    player = moveToward(player, destination, step.units);
    units += step.units;
    if (!hasArrived(player, destination)) rival = moveToward(rival, destination, rivalLeast);
  }
  const won = hasArrived(player, destination);
  const correctAnswers = steps.filter((step) => step.units > 0).length;
  const score = pointsFor(units) + (won ? raceRules.winBonus : 0);
  return {
    score,
    level: raceLevel(score),
    challengesCompleted: steps.length,
    correctAnswers,
    hintsUsed,
    won,
  };
}
