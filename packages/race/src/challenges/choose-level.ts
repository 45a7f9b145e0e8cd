import type { ChallengeLevel } from '../race-rules.ts';
import { raceRules } from '../race-rules.ts';
import type { RecentResult } from '../race-state.ts';

/** 1 for right at the first try without a hint, less for each of both, 0 when it was skipped. */
function easeOf({ correct, wrongTries, hints }: RecentResult): number {
  if (!correct) return 0;
  return Math.max(0, 1 - 0.35 * wrongTries - 0.25 * hints);
}

/** The difficulty of the next challenge follows the last five results: easy ones first, harder when they go well. */
export function chooseLevel(results: readonly RecentResult[]): ChallengeLevel {
  const recent = results.slice(-raceRules.recentResults);
  if (recent.length < 2) return 1;
  const ease = recent.reduce((sum, result) => sum + easeOf(result), 0) / recent.length;
  if (ease >= 0.85 && recent.length >= 4) return 3;
  return ease >= 0.6 ? 2 : 1;
}
