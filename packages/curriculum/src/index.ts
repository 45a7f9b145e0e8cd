export { dressProblem } from './clothes/dress-problem.ts';
export { type Outfit, readOutfits } from './clothes/outfit.ts';
export { countedLevel } from './counted-level.ts';
export { exactValueOf, numberPattern, numbersIn } from './error-analysis/arithmetic.ts';
export { generateErrorAnalysis } from './error-analysis/generate-error-analysis.ts';
export { findSkill, generateProblem, listSkills } from './generate-problem.ts';
export { answerInWords } from './hands/answer-in-words.ts';
export { type HandVerdict, judgeHand } from './hands/judge-hand.ts';
export { readHand } from './hands/read-hand.ts';
export { judgeChoice, judgeTyped, type ProblemVerdict, recheckTyped } from './judge-problem.ts';
export type {
  ConceptFile,
  ContentFile,
  ContentProblem,
  CourseFile,
  Curriculum,
  Launch,
  LessonFile,
  MissionFile,
  SlotFile,
  SlotType,
  StretchSlotFile,
  UnitFile,
  Word,
} from './lessons/curriculum.ts';
export type { TeacherNotes } from './lessons/lesson-schema.ts';
export { type LoadedCurriculum, loadCurriculum } from './lessons/load-curriculum.ts';
export { findNamedWords } from './lessons/names-word.ts';
export {
  type LessonMission,
  type MissionSet,
  type MissionTable,
  readMissionTable,
} from './lessons/read-mission-table.ts';
export type { MisconceptionFamily } from './misconceptions/misconception.ts';
export { type MisconceptionId, misconceptions } from './misconceptions.ts';
export type {
  Distractor,
  Level,
  Passage,
  ProblemLevel,
  ProblemSpec,
  RenderedChoice,
  RenderedProblem,
  RenderedStep,
  Sentence,
  SentenceArgs,
  SpecAnswer,
  SpecId,
  SpecStep,
} from './problem-spec.ts';
export { type Random, random } from './random.ts';
export { renderProblem } from './render-problem.ts';
export type { Skill } from './skill.ts';
export { findFalseEquations } from './verify/check-claims.ts';
export type { Finding } from './verify/finding.ts';
export { goldenFiles, problemLevels } from './verify/golden.ts';
export { findIdiomFaults } from './verify/reading/check-idiom.ts';
export { measureReadability, type Readability } from './verify/reading/readability.ts';
export { type CurriculumReport, type VerifyOptions, verifyCurriculum } from './verify/verify-curriculum.ts';
