export type { Challenge, Slip, WireChallenge } from './challenge.ts';
export type { FeedbackReport, NextLesson } from './feedback-report.ts';
export type { IntentResult } from './intent-result.ts';
export { addRace, emptyRecord, type RaceRecord } from './race-record.ts';
export {
  type AnswerFormat,
  answerFormats,
  type ChallengeLevel,
  type ChallengeType,
  type Chance,
  challengeTypes,
  type Point,
  type PrimaryIntent,
  primaryIntents,
  type RaceCommand,
  raceCommands,
  raceRules,
  type Sentiment,
  sentiments,
} from './race-rules.ts';
export {
  type ChallengeResult,
  type RaceEvent,
  type RaceMessage,
  type RaceProfile,
  type RaceStage,
  type RaceState,
  type RecentResult,
  raceStages,
  type Work,
  type WorkKind,
} from './race-state.ts';
export { type Rival, type RivalId, rivalOf, rivals, unlockedRivals } from './rivals.ts';
