import { raceRules } from './race-rules.ts';

/** Points of one correct answer. */
export function pointsFor(moveValue: number): number {
  return Math.round(moveValue * raceRules.pointsPerUnit);
}

/** floor(score / 100) + 1. */
export function raceLevel(score: number): number {
  return Math.floor(score / raceRules.pointsPerLevel) + 1;
}

export type RaceTotals = {
  readonly score: number;
  readonly level: number;
  readonly challengesCompleted: number;
  readonly correctAnswers: number;
  readonly hintsUsed: number;
  readonly won: boolean;
};

/**
 * Whether one race can end with these values (D-141). A win needs more than 6.6 of the 8.6 units and the move before
 * the last one stayed short of that, so with whole moves of 1 to 3 it takes 7 to 9 units; a race that is not won stays
 * at 6 or fewer.
 */
export function isPossibleRace(totals: RaceTotals): boolean {
  const { score, level, challengesCompleted, correctAnswers, won } = totals;
  const units = (score - (won ? raceRules.winBonus : 0)) / raceRules.pointsPerUnit;
  const most = Math.max(...Object.values(raceRules.moveValues));
  if (!Number.isInteger(units) || units < correctAnswers || units > correctAnswers * most) return false;
  if (correctAnswers > challengesCompleted || level !== raceLevel(score)) return false;
  return won ? units >= 7 && units <= 9 : units <= 6;
}
