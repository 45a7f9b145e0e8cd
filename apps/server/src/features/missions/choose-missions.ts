import type { MissionLevel } from '@playforward/city-sim';
import type { BestOfMission } from './queries.ts';

export type MissionChoice = { level: MissionLevel; seed: number; isNextLevel: boolean };

/** Missions open at once, and seeds with three stars that make a template mastered (R8). */
const openAtOnce = 3;
const seedsToMaster = 3;
/** Sites of one group of seeds; the last three digits of a seed number its site. */
const sites = 1000;
const groups = 900;

/** The missions that everyone has: the first three sites. */
export function fixedMissions(level: MissionLevel): MissionChoice[] {
  return Array.from({ length: openAtOnce }, (_, at) => ({ level, seed: at + 1, isNextLevel: false }));
}

/** A student's first site is their own, so that a neighbor's number does not fit. */
export function firstSeedOf(userId: number): number {
  return sites * (1 + (userId % groups)) + 1;
}

export function isMastered(bests: readonly BestOfMission[], level: number): boolean {
  return bests.filter((best) => best.level === level && best.bestStars === 3).length >= seedsToMaster;
}

/**
 * The next sites of a student: the first ones without three stars. Once a level is mastered, one more site stays open,
 * and the next level opens.
 */
export function personalMissions(
  { userId, level }: { userId: number; level: MissionLevel },
  bests: readonly BestOfMission[],
): MissionChoice[] {
  const mastered = isMastered(bests, level);
  const done = (at: MissionLevel) =>
    new Set(bests.filter((best) => best.level === at && best.bestStars === 3).map(({ seed }) => seed));
  const here = openSeeds(firstSeedOf(userId), done(level), mastered ? 1 : openAtOnce);
  const chosen = here.map((seed) => ({ level, seed, isNextLevel: false }));
  if (!mastered || level === 3) return chosen;
  const next = (level + 1) as MissionLevel;
  const [seed] = openSeeds(firstSeedOf(userId), done(next), 1);
  return seed === undefined ? chosen : [{ level: next, seed, isNextLevel: true }, ...chosen];
}

function openSeeds(first: number, done: ReadonlySet<number>, count: number): number[] {
  const seeds: number[] = [];
  for (let seed = first; seeds.length < count && seed < first + sites - 1; seed += 1) {
    if (!done.has(seed)) seeds.push(seed);
  }
  return seeds;
}
