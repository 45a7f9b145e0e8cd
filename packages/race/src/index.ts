export { availableCommands } from './available-commands.ts';
export type { Challenge, Slip, Typeset, WireChallenge } from './challenge.ts';
export type { ChallengeDraft } from './challenges/draft.ts';
export {
  type ChallengeSource,
  type ChallengeWish,
  type Generated,
  generateChallenge,
} from './challenges/generate-challenge.ts';
export { isBusy, isRunning } from './change-race.ts';
export { checkAnswer, type RaceVerdict } from './check-answer.ts';
export { createRace, type RaceOrigin } from './create-race.ts';
export { defaultChallenge, fallbackChallenges } from './fallback-challenges.ts';
export { buildFeedback, type PlayedChallenge, type PlayedRace } from './feedback.ts';
export type { FeedbackReport, NextLesson } from './feedback-report.ts';
export type { IntentResult } from './intent-result.ts';
export { classifyMessage } from './intents/classify-message.ts';
export { addRace, emptyRecord, type RaceRecord } from './race-record.ts';
export { chatBody, registerBody, updateBody, watchBody } from './race-requests.ts';
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
export { isPossibleRace, pointsFor, type RaceTotals, raceLevel } from './race-score.ts';
export {
  type ChallengeResult,
  type RaceEvent,
  type RaceLog,
  type RaceMessage,
  type RaceProfile,
  type RaceStage,
  type RaceState,
  type RaceUpdate,
  type RecentResult,
  raceStages,
  type Work,
  type WorkKind,
} from './race-state.ts';
export { readChallenge } from './read-challenge.ts';
export { readFeedback } from './read-feedback.ts';
export { readIntent } from './read-intent.ts';
export { type RaceStep, recountRace } from './recount-race.ts';
export { reduceRace } from './reduce-race.ts';
export { findRival, type Rival, type RivalId, rivals, unlockedRivals } from './rivals.ts';
export { seededChance } from './seeded-chance.ts';
export { distanceBetween, hasArrived, moveToward, showPoint } from './ship-move.ts';
export { raceText } from './text.ts';
export { matchTopic } from './topics/match-topic.ts';
export { readGrade } from './topics/read-grade.ts';
export { type TopicSkill, topicSkills } from './topics/skills-of-topics.ts';
export { type TopicId, topicIds } from './topics/topic-ids.ts';
export { topicsOfGrade, topicTitle } from './topics/topic-table.ts';
export { plain, writeContent } from './write-content.ts';
