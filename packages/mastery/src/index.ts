export { answerWay } from './answer-way.ts';
export { chooseLevel, readinessOf } from './choose-level.ts';
export {
  type ChosenPractice,
  choosePractice,
  type PracticePlace,
  type PracticeState,
  reviewPlaces,
} from './choose-practice.ts';
export { type CheckItem, composeCheck } from './compose-check.ts';
export { type Estimate, isDue, recall, recordEvidence } from './estimate.ts';
export { answersThatCount, type Evidence } from './evidence.ts';
export { fitParameters } from './fitting/fit-parameters.ts';
export {
  type FitScore,
  type Prediction,
  predictAnswers,
  predictByRate,
  scorePredictions,
} from './fitting/score-parameters.ts';
export {
  answerAs,
  type Learner,
  type LoggedAnswer,
  type SkillLog,
  simulateLogs,
} from './fitting/simulate-learners.ts';
export { type NeedReason, needsHelp, type RecentTry } from './needs-help.ts';
export {
  type AnswerWay,
  halfLifeInIntervals,
  type Level,
  levelFrom,
  type MasteryParameters,
  mastered,
  masteryParameters,
  needsHelpAfter,
  reviewDays,
  reviewShare,
  spacedAfter,
  starsWithHelp,
} from './parameters.ts';
export { countStars, type ShownSkill, type SkillState, showSkill } from './show-skill.ts';
export { chanceOfRight } from './trace-knowledge.ts';
