/** Every number of the race (002 §9); the rules text is filled from the same table (D-124). */
export const raceRules = {
  start: { x: 0, y: 0 },
  destination: { x: 7, y: 5 },
  /** The race is won at a distance of strictly less than this (D-125). */
  winWithin: 2,
  moveValues: { equation: 1, coordinate: 2, applied: 3 },
  defaultMoveValue: 1,
  /** A challenge's own value outside of 0 to this is not believed. */
  mostMoveValue: 9,
  pointsPerUnit: 10,
  winBonus: 50,
  pointsPerLevel: 100,
  recentChallenges: 3,
  contextMessages: 5,
  /** Results that the difficulty of the next challenge looks at. */
  recentResults: 5,
  answerTolerance: 0.001,
  understandingDefault: 0.7,
  mostProfileCharacters: 200,
  mostAnswerCharacters: 1000,
  /** Milliseconds. */
  rivalDelay: 1000,
  finishDelay: 500,
  feedbackDelay: 1000,
} as const;

export const challengeTypes = ['equation', 'coordinate', 'applied'] as const;
export const raceCommands = ['hint', 'skip', 'help', 'quit', 'start', 'play again', 'feedback'] as const;
export const primaryIntents = ['UNKNOWN', 'COMMAND', 'ANSWER', 'CHAT', 'FEEDBACK'] as const;
export const sentiments = ['NEUTRAL', 'CONFUSED', 'FRUSTRATED'] as const;
export const answerFormats = ['integer', 'decimal', 'fraction', 'coordinate', 'text'] as const;

export type ChallengeType = (typeof challengeTypes)[number];
export type ChallengeLevel = 1 | 2 | 3;
export type RaceCommand = (typeof raceCommands)[number];
export type PrimaryIntent = (typeof primaryIntents)[number];
export type Sentiment = (typeof sentiments)[number];
export type AnswerFormat = (typeof answerFormats)[number];

/** A position of school coordinates: x to the right, y upwards (D-126). */
export type Point = { readonly x: number; readonly y: number };

/** A source of chance: a number from 0 up to, not including, 1. */
export type Chance = () => number;
