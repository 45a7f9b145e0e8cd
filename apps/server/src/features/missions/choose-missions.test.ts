import { expect, test } from 'vitest';
import { firstSeedOf, fixedMissions, isMastered, personalMissions } from './choose-missions.ts';
import type { BestOfMission } from './queries.ts';

const best = (level: number, seed: number, bestStars: number): BestOfMission => ({
  missionId: `mission-1-ratio-${level}-${seed}`,
  level,
  seed,
  attempts: 1,
  bestStars,
});
const seedsOf = (choices: { seed: number }[]) => choices.map(({ seed }) => seed);
const student = { userId: 41, level: 1 } as const;
const first = firstSeedOf(41);

test('everyone has the first three sites', () => {
  expect(seedsOf(fixedMissions(2))).toEqual([1, 2, 3]);
});

test('each student begins at a site of their own, and every seed is a number that a mission can have', () => {
  expect(firstSeedOf(1)).not.toBe(firstSeedOf(2));
  for (const userId of [0, 1, 899, 900, 2_147_483_647]) {
    expect(firstSeedOf(userId) + 999).toBeLessThanOrEqual(999_999);
  }
});

test('sites without three stars stay open, and the next one follows [R6]', () => {
  expect(seedsOf(personalMissions(student, []))).toEqual([first, first + 1, first + 2]);
  const bests = [best(1, first, 3), best(1, first + 1, 2)];
  expect(seedsOf(personalMissions(student, bests))).toEqual([first + 1, first + 2, first + 3]);
});

test('three seeds with three stars master a level; fewer stars or another level do not [R8]', () => {
  const two = [best(1, 1, 3), best(1, 2, 3)];
  expect(isMastered([...two, best(1, 3, 2)], 1)).toBe(false);
  expect(isMastered([...two, best(2, 3, 3)], 1)).toBe(false);
  expect(isMastered([...two, best(1, 3, 3)], 1)).toBe(true);
});

test('a mastered level opens the next one and goes on for who likes it; the last level only goes on', () => {
  const done = [first, first + 1, first + 2];
  const one = personalMissions(
    student,
    done.map((seed) => best(1, seed, 3)),
  );
  expect(one).toEqual([
    { level: 2, seed: first, isNextLevel: true },
    { level: 1, seed: first + 3, isNextLevel: false },
  ]);
  const last = personalMissions(
    { userId: 41, level: 3 },
    done.map((seed) => best(3, seed, 3)),
  );
  expect(last).toEqual([{ level: 3, seed: first + 3, isNextLevel: false }]);
});
