export { hintReply, stepsReply, withheldReply } from './chat/coach-reply.ts';
export { isPastedQuestion } from './chat/is-pasted-question.ts';
export { replyTo } from './chat/reply-to.ts';
export type {
  AttemptMade,
  CheckBlock,
  CompanionContext,
  CompanionReply,
  EmotionalState,
  InteractionType,
  LessonConcept,
  LessonInView,
  OpenProblem,
  Personality,
  RecentTurn,
  ReplyBlock,
  ReplySource,
  StepBlock,
} from './companion-context.ts';
export type { Area, CareerGroup, Glossary, GlossaryConcept } from './concepts/concept.ts';
export { explainConcept, findTopic, type Register, type Topic } from './concepts/explain-concept.ts';
export { helperLabels } from './concepts/explain-text.ts';
export { loadGlossary } from './concepts/load-glossary.ts';
export type {
  AnswerDecision,
  CrisisDecision,
  CrisisSign,
  GuardDecision,
  InjectionDecision,
  LinkDecision,
  MathDecision,
  PersonalDecision,
  TalkDecision,
  UnsafeTopic,
} from './guards/decisions.ts';
export type { GuardContext, HeldProblem, Helpline } from './guards/guard-context.ts';
export { guardStudentText, type StudentTextDecision } from './guards/guard-student-text.ts';
export {
  type CheckedSentence,
  createReplyGuard,
  guardReply,
  type ReplyGuard,
  type ReplyState,
  type ReplyStep,
} from './guards/reply-guard.ts';
export { type CrisisCard, crisisCardFor, crisisText } from './guards/safety/crisis-text.ts';
export { neutraliseName, neutraliseOrders } from './guards/safety/neutralise-orders.ts';
export { createReviewer, type Reviewed } from './guards/unproven/reviewed-text.ts';
export { type Hint, type HintKind, hintLadder, nextHint } from './hints/hint-ladder.ts';
export { lessonInView } from './lesson-in-view.ts';
export type { Means } from './means.ts';
export { isSolved, isUntried, openProblemOf } from './open-problem.ts';
export {
  type ProactiveReason,
  proactiveLimits,
  proactiveReason,
  type WorkSignals,
} from './proactive/proactive-reason.ts';
export { proactiveReply } from './proactive/proactive-reply.ts';
