/** How hard a problem is meant to be; the levels of the skill generators. */
export type Level = 1 | 2 | 3;

/** How an answer was given: picked from choices, typed as one number, or typed with a form of its own. */
export type AnswerWay = 'choice' | 'number' | 'structured';

/** What the estimate believes about students and answers. Chances are between 0 and 1. */
export type MasteryParameters = {
  /** The chance that a student can do a skill before the first answer: alone, and with help. */
  readonly prior: { readonly alone: number; readonly helped: number };
  /** The chance that answering teaches the skill: an answer without help, and one with help. */
  readonly learn: { readonly alone: number; readonly helped: number };
  /** The chance that a student who can do the skill still answers wrong. */
  readonly slip: Readonly<Record<Level, number>>;
  /** The chance that a student who cannot do the skill answers right. */
  readonly guess: Readonly<Record<AnswerWay, number>>;
  /** The same after help: a hint, the steps, or the reason of an earlier try. */
  readonly guessAfterHelp: Readonly<Record<AnswerWay, number>>;
};

/**
 * Values of the usual size for such an estimate, until a school has answers of its own: `npm run mastery:fit` prints
 * how well they predict the answers of simulated students and of a real database, beside what it would choose there.
 */
export const masteryParameters: MasteryParameters = {
  prior: { alone: 0.2, helped: 0.4 },
  learn: { alone: 0.12, helped: 0.08 },
  slip: { 1: 0.06, 2: 0.1, 3: 0.16 },
  guess: { choice: 0.25, number: 0.06, structured: 0.04 },
  guessAfterHelp: { choice: 0.4, number: 0.2, structured: 0.15 },
};

/** From here on a skill counts as mastered. */
export const mastered = 0.95;

/** The level of the next problem follows the estimate: level 2 and 3 begin at these. */
export const levelFrom: Readonly<Record<2 | 3, number>> = { 2: 0.45, 3: 0.8 };

/** Days until a skill comes back, by how often it was done alone with a pause in between. */
export const reviewDays: readonly number[] = [1, 3, 7, 16, 35, 75];

/** After this many of its intervals, half of what practice has added to an estimate is thought forgotten. */
export const halfLifeInIntervals = 3;

/** A right answer lengthens the interval when at least this share of it has passed. */
export const spacedAfter = 0.5;

/** The least share of a lesson's practice problems that repeat earlier skills, once the first unit is behind. */
export const reviewShare = 0.3;

/** How much of a skill's stars is earned with help; the rest needs answers alone. */
export const starsWithHelp = 0.4;

/**
 * When a teacher is told that somebody needs help: after so many misses in a row with one idea in so many days, or when
 * the estimate is below this after so many own tries.
 */
export const needsHelpAfter = { misses: 3, days: 2, ownTries: 4, estimateBelow: 0.4 } as const;
