import type { RaceState } from './race-state.ts';

/** What stays of all races of a student. */
export type RaceRecord = {
  readonly races: number;
  readonly wins: number;
  /** Races won in a row up to now. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly bestScore: number;
  readonly totalScore: number;
};

export const emptyRecord: RaceRecord = {
  races: 0,
  wins: 0,
  streak: 0,
  longestStreak: 0,
  bestScore: 0,
  totalScore: 0,
};

/** The record after a race; only a won race lets the streak go on. */
export function addRace(record: RaceRecord, race: Pick<RaceState, 'score' | 'winner'>): RaceRecord {
  const won = race.winner === 'player';
  const streak = won ? record.streak + 1 : 0;
  return {
    races: record.races + 1,
    wins: record.wins + (won ? 1 : 0),
    streak,
    longestStreak: Math.max(record.longestStreak, streak),
    bestScore: Math.max(record.bestScore, race.score),
    totalScore: record.totalScore + race.score,
  };
}
