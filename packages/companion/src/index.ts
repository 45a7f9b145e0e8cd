export { hintReply, stepsReply } from './chat/coach-reply.ts';
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
export { type Hint, type HintKind, hintLadder, nextHint } from './hints/hint-ladder.ts';
export type { Means } from './means.ts';
export { isSolved, openProblemOf } from './open-problem.ts';
export {
  type ProactiveReason,
  proactiveLimits,
  proactiveReason,
  type WorkSignals,
} from './proactive/proactive-reason.ts';
export { proactiveReply } from './proactive/proactive-reply.ts';
