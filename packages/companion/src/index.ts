export { type CareWay, type CrisisCard, crisisText } from './care/crisis-text.ts';
export { findCrisisPhrase } from './care/find-crisis-phrase.ts';
export type { CareContacts, CrisisSign, Helpline } from './care/helpline.ts';
export { cardFor, type Need, noticeNeed, noticeSureNeed } from './care/notice-need.ts';
export { isSign, type Sign, signs } from './care/signs.ts';
export { checkMessage, type Message, renderMessage } from './check/check-message.ts';
export { type TutorFact, tutorFacts } from './check/tutor-facts.ts';
export { expandPattern, roughen } from './classify/expand-pattern.ts';
export { createClassifier, type StoredModel } from './classify/linear-model.ts';
export { trainLinear } from './classify/train-linear.ts';
export { trainLogistic } from './classify/train-logistic.ts';
export type {
  AttemptMade,
  CheckBlock,
  CompanionContext,
  CompanionReply,
  Diagram,
  EmotionalState,
  InteractionType,
  LessonConcept,
  LessonInView,
  OpenProblem,
  Personality,
  RecentTurn,
  ReplyBlock,
  ReplyPicture,
  ReplySource,
  StepBlock,
} from './companion-context.ts';
export { type Heard, hear, intentText } from './hear/hear.ts';
export { type Intent, intents } from './hear/intents.ts';
export { type ReasonReading, readReason, replyToReason } from './hear/read-reason.ts';
export type { StepReading } from './hear/step-reading.ts';
export { checkWork, type WorkFault, type WorkReading } from './hear/work/check-work.ts';
export { type Hint, type HintKind, hintLadder, nextHint } from './hints/hint-ladder.ts';
export type { Area, CareerGroup, GlossaryConcept } from './know/concept.ts';
export type { Found } from './know/documents.ts';
export type { Glossary } from './know/glossary.ts';
export type { Idea, TaughtLesson } from './know/idea.ts';
export { finish, type InSteps } from './know/in-steps.ts';
export { createKnowledge, indexKnowledge, type Knowledge } from './know/knowledge.ts';
export { loadGlossary } from './know/load-glossary.ts';
export { featureNames } from './know/pair-features.ts';
export { lessonInView } from './lesson-in-view.ts';
export type { Means } from './means.ts';
export { isSolved, isUntried, openProblemOf } from './open-problem.ts';
export { type Answer, answerTurn } from './plan/answer-turn.ts';
export { type DialogueState, newDialogue, readDialogue } from './plan/dialogue-state.ts';
export { type Move, moves } from './plan/moves.ts';
export { type ToldTurn, tellTurn } from './plan/tell-turn.ts';
export {
  type ProactiveReason,
  proactiveLimits,
} from './proactive/proactive-reason.ts';
export { proactiveReply } from './proactive/proactive-reply.ts';
export { askingIn } from './say/asking-in.ts';
export { type Aspect, type Told, tellIdea } from './say/explain.ts';
export { hintReply, stepsReply } from './say/hint-reply.ts';
export { ideaHere } from './say/idea-here.ts';
export { nextSayings } from './say/next-sayings.ts';
export { type StepsSoFar, stepsSoFar } from './say/steps-so-far.ts';
export { tutorText } from './say/tutor-text.ts';
export { maskPersonal } from './screen/mask-personal.ts';
export { neutraliseName, neutraliseOrders } from './screen/neutralise-orders.ts';
export { type ScreenedText, type Screening, screenText } from './screen/screen-text.ts';
export { markTyped } from './solve/mark-math.ts';
export { typedProblem } from './story/typed-problem.ts';
export { plainTex } from './text/plain-tex.ts';
export { isSameRequest } from './withhold/is-same-request.ts';
