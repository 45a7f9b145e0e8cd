import type { RenderedProblem } from '@playforward/curriculum';
import type { AnswerKey } from '@playforward/math';
import type { Move } from './plan/moves.ts';

/** A picture as data, as problems and lessons have them. */
export type Diagram = NonNullable<RenderedProblem['diagram']>;

/** A picture that goes with a reply; its words are made from its data where it is shown. */
export type ReplyPicture = { readonly diagram: Diagram };

export type Personality =
  | 'idle'
  | 'determined'
  | 'excited'
  | 'fulfilled'
  | 'worried'
  | 'supportive'
  | 'loading'
  | 'dream'
  | 'reacting'
  | 'encouraging'
  | 'celebrating'
  | 'guiding'
  | 'patient'
  | 'curious'
  | 'confident'
  | 'playful';

export type EmotionalState =
  | 'happy'
  | 'excited'
  | 'calm'
  | 'focused'
  | 'worried'
  | 'confident'
  | 'curious'
  | 'supportive'
  | 'celebrating'
  | 'idle';

export type InteractionType =
  | 'hint'
  | 'step_by_step_guidance'
  | 'key_concept'
  | 'introduction'
  | 'solution'
  | 'chat'
  | 'encouragement'
  | 'celebration'
  | 'welcome'
  | 'proactive_help'
  | 'safety';

/** One recorded answer to the open problem, oldest first. */
export type AttemptMade = {
  /** What was typed, or the text of the chosen answer. */
  readonly answer: string;
  readonly isCorrect: boolean;
  readonly misconception?: string | null;
};

/** The problem on the screen. Key and rendered choices are for the server alone and never leave it as they are. */
export type OpenProblem = {
  readonly question: string;
  readonly key: AnswerKey;
  /** Every choice text shown on screen, the right one included; empty where the answer is typed only. */
  readonly choices: readonly string[];
  /** The text of the right answer as the product shows it: '3:2', '\$4.50', or a statement. */
  readonly shownAnswer: string;
  /** null for a problem that no generator made. */
  readonly rendered: RenderedProblem | null;
  /** Slug of the skill. */
  readonly skill: string;
  readonly attempts: readonly AttemptMade[];
  /** How many rungs of the hint ladder the student has already been shown. */
  readonly unlockedHints: number;
  /** How many of them had been shown when the last answer was given, so that its reason comes as the next hint. */
  readonly hintsAtLastAttempt?: number;
  /** The step on screen in a guided problem, counted from 0. */
  readonly currentStep?: number;
};

export type LessonConcept = {
  readonly slug: string;
  readonly title: string;
  /** Slugs of the skills it teaches. */
  readonly skills: readonly string[];
};

export type LessonInView = {
  readonly slug: string;
  readonly title: string;
  readonly intro?: string;
  readonly concepts: readonly LessonConcept[];
  readonly goals: readonly string[];
  /** The concept on screen, counted from 0. */
  readonly conceptIndex?: number;
};

/** What was said before in this conversation, oldest first. */
export type RecentTurn = { readonly role: 'user' | 'assistant'; readonly text: string };

/** Everything a reply may depend on. No name, e-mail or id of the student stands in here. */
export type CompanionContext = {
  /** 6 to 12. */
  readonly grade?: number;
  /** As the student or the product says it: 'nurse', 'video game designer'. */
  readonly career?: string;
  /** City without state or country. */
  readonly city?: string;
  readonly level?: 1 | 2 | 3;
  readonly screen?: 'onboarding' | 'dashboard' | 'lesson' | 'default';
  readonly lesson?: LessonInView;
  readonly openProblem?: OpenProblem;
  /** The last turns, at most ten. */
  readonly recent: readonly RecentTurn[];
};

/** One line of mathematics with the reason why it is allowed. `work` is content text or null. */
export type StepBlock = {
  readonly kind: 'step';
  readonly work: string | null;
  readonly instruction: string;
  readonly why: string;
};

/** A statement that tests an answer; it has been proven before it is shown. */
export type CheckBlock = { readonly kind: 'check'; readonly claim: string };

export type ReplyBlock = StepBlock | CheckBlock;

/** Where a reply comes from: written text, the lesson, the skill of the problem, the solver, or a language model. */
export type ReplySource = 'authored' | 'lesson' | 'glossary' | 'skill' | 'solver' | 'model' | 'guard';

export type CompanionReply = {
  /** Whole text of the reply, blocks included, as it can be read aloud or streamed sentence by sentence. */
  readonly text: string;
  readonly personality_mode: Personality;
  readonly emotional_state?: EmotionalState;
  readonly interaction_type: InteractionType;
  readonly blocks?: readonly ReplyBlock[];
  /** Short things the student may say next. */
  readonly suggested_actions?: readonly string[];
  /** Which rung of the open problem's hint ladder this reply shows, counted from 1; the caller stores the highest. */
  readonly hint_rung?: number;
  readonly source: ReplySource;
  readonly picture?: ReplyPicture;
  /** Whether the suggested actions are the answers to the question it ends with. */
  readonly isChoice?: boolean;
  /** What a tutor does with this reply (`plan/moves.ts`). */
  readonly move?: Move;
  /** What the engine found of the step that the student wrote. */
  readonly step_verdict?: 'right' | 'not-yet';
  /** A value that the student may hand in as the answer; whether it is right is not looked at. */
  readonly hand_in?: string;
};
