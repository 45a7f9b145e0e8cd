export type {
  AttemptMade,
  CompanionContext,
  CompanionReply,
  EmotionalState,
  InteractionType,
  LessonConcept,
  LessonInView,
  OpenProblem,
  Personality,
  RecentTurn,
  ReplySource,
} from './companion-context.ts';
export { type Hint, type HintKind, hintLadder, nextHint } from './hints/hint-ladder.ts';
export { isSolved, openProblemOf } from './open-problem.ts';
