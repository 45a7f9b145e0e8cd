export {
  type AuthAnswer,
  authAnswer,
  type LearningProfileBody,
  type LoginBody,
  learningProfileBody,
  loginBody,
  okAnswer,
  type RegisterBody,
  registerBody,
  type UserAnswer,
  userAnswer,
} from './accounts.ts';
export {
  type AnalyticsEvent,
  analyticsAnswer,
  analyticsBatch,
  analyticsEvent,
  analyticsMetrics,
  analyticsSingle,
  usageProperties,
} from './analytics.ts';
export {
  analyticsLimits,
  type UsageEventName,
  type UsageOutcome,
  type UsageSection,
  usageEvents,
  usageOutcomes,
  usageSections,
} from './analytics-limits.ts';
export { type ContentPart, splitContentText } from './content-text.ts';
export {
  type AnswerInput,
  answerInput,
  type CourseWithUnits,
  contentText,
  courseWithUnits,
  type FullLesson,
  fullLesson,
  type LessonBrief,
  lessonBrief,
  type ProblemAnswer,
  type ProblemStep,
  type ProgressState,
  type PublicConcept,
  type PublicProblem,
  problemAnswer,
  problemStep,
  progressState,
  publicConcept,
  publicProblem,
  type TypesetMath,
  typesetMath,
  type UnitWithCourse,
  type UnitWithLessonList,
  type UnitWithLessonMap,
  unitWithCourse,
  unitWithLessonList,
  unitWithLessonMap,
} from './curriculum.ts';
export { type ErrorAnswer, errorAnswer } from './errors.ts';
export {
  type CareerChoice,
  careerChoice,
  type Questionnaire,
  type QuestionnaireAnswer,
  type QuestionnaireBody,
  questionnaireAnswer,
  questionnaireBody,
} from './onboarding.ts';
export {
  type ProgressAnswer,
  type ProgressKind,
  progressAnswer,
  progressKind,
  type RecheckBody,
  type RecheckResult,
  recheckBody,
  recheckResult,
  type SubmitAnswer,
  type SubmitBody,
  submitAnswer,
  submitBody,
} from './practice.ts';
export {
  type MissionChart,
  type MissionDataReading,
  type MissionTable,
  readMissionData,
} from './read-mission-data.ts';
export { type SiteSettings, siteSettings } from './site-settings.ts';
export { type SiteToken, siteTokens } from './site-tokens.ts';
export { limits, timings } from './timings.ts';
export {
  type AppMessage,
  appMessage,
  type GameFrameQuery,
  type GameMessage,
  type GameSettings,
  type GraphData,
  gameFrameQuery,
  gameMessage,
  type Mission,
  missionList,
  type TableData,
} from './window-messages.ts';
