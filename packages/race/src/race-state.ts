import type { Challenge } from './challenge.ts';
import type { FeedbackReport } from './feedback-report.ts';
import type { ChallengeLevel, ChallengeType, Point } from './race-rules.ts';
import type { RivalId } from './rivals.ts';

export const raceStages = ['greeting', 'askGrade', 'askTopic', 'askGoals', 'gameRules', 'inGame'] as const;
export type RaceStage = (typeof raceStages)[number];

/** The learner as the chat knows them; `id` is the one POST /api/users/register answered, null before and on failure. */
export type RaceProfile = {
  readonly id: string | null;
  readonly name: string;
  readonly grade: string;
  readonly topic: string;
  readonly goal: string;
};

export type RaceMessage = {
  /** Rises by one; stable for lists on the screen. */
  readonly id: number;
  readonly type: 'bot' | 'user';
  readonly text: string;
  /** Part of the race rather than of the talk around it. */
  readonly game?: true;
  readonly error?: true;
  /** As in `lang` of HTML, where it is not in English. */
  readonly lang?: string;
  /** The report this message shows. */
  readonly feedback?: FeedbackReport;
};

/** One challenge of a race and how it went. */
export type ChallengeResult = {
  readonly challengeId: string;
  readonly question: string;
  readonly type: ChallengeType;
  readonly topic: string | null;
  readonly level: ChallengeLevel | null;
  readonly moveValue: number;
  readonly outcome: 'open' | 'correct' | 'skipped';
  readonly wrongTries: number;
  readonly hints: number;
  /** Phrases of the slips that wrong tries showed. */
  readonly slips: readonly string[];
  readonly skill: string | null;
  /** As on the challenge. */
  readonly seal: string | null;
  /** The words that solved it, as they were read; null while it is not solved. */
  readonly solvedBy: string | null;
};

/** A task for the world outside the reducer; it is done once and answered by the event that names its id. */
export type Work = { readonly id: number } & (
  | { readonly kind: 'register' }
  | { readonly kind: 'classify'; readonly text: string }
  /** Have a text looked at that no call goes out for: only signs of a crisis are answered. */
  | { readonly kind: 'watch'; readonly text: string }
  | { readonly kind: 'generate' }
  /** Wait `raceRules.rivalDelay`, then answer `rival-moves` with a roll. */
  | { readonly kind: 'rival' }
  /** Wait `raceRules.finishDelay`, then answer `finish`. */
  | { readonly kind: 'finish' }
  | { readonly kind: 'feedback' }
  /** Wait `raceRules.feedbackDelay`, then answer `show-feedback`. */
  | { readonly kind: 'show-feedback'; readonly report: FeedbackReport }
  /** POST the body, which is that of the race that ended, again where no answer came; its failure is silent. */
  | {
      readonly kind: 'update';
      readonly body: RaceUpdate;
      readonly log: RaceLog;
    }
);

/** What POST /api/game/log is told before the update: how the race went, from which the server counts its result. */
export type RaceLog = {
  /** Names the race, also as the key of its update. */
  readonly race: string;
  readonly hints_used: number;
  /** The challenges that ended, in their order; `answer` is null for one that was skipped. */
  readonly steps: readonly {
    readonly id: string;
    readonly seal: string | null;
    readonly answer: string | null;
  }[];
};

/** What POST /api/game/update is told; a repeated call carries the same key in its header and counts once. */
export type RaceUpdate = {
  readonly user_id: string | null;
  readonly updates: {
    readonly score: number;
    readonly level: number;
    readonly resources: {
      readonly challenges_completed: number;
      readonly correct_answers: number;
      readonly hints_used: number;
      readonly won: boolean;
    };
  };
};
export type WorkKind = Work['kind'];

export type RaceState = {
  /** Names this conversation apart from every other, also in other browsers. */
  readonly visit: string;
  readonly stage: RaceStage;
  readonly profile: RaceProfile;
  readonly messages: readonly RaceMessage[];
  /** What is under way outside; kept with the state, so that a reloaded race goes on. */
  readonly work: readonly Work[];
  /** The next id of a message or a work. */
  readonly nextId: number;

  readonly started: boolean;
  readonly playerLocation: Point;
  readonly aiLocation: Point;
  readonly finalDestination: Point;
  readonly turn: 'player' | 'ai';
  readonly score: number;
  readonly currentChallenge: Challenge | null;
  /** Ids of the last three challenges, newest last. */
  readonly recentChallenges: readonly string[];
  readonly gameOver: boolean;
  /** null while the race runs and after quit (D-137). */
  readonly winner: 'player' | 'ai' | null;
  readonly challengeResults: readonly ChallengeResult[];
  /** Hints asked for in this race. */
  readonly hintUsage: number;
  /** The last outcomes over all races of this visit, newest last: what the difficulty follows. */
  readonly recentResults: readonly RecentResult[];

  readonly rival: RivalId;
  /** Every challenge of this race in order: a rematch asks them again. */
  readonly asked: readonly Challenge[];
  /** Challenges that a rematch still has to ask. */
  readonly rematch: readonly Challenge[];
  readonly lessonId: number | null;
};

export type RecentResult = { readonly correct: boolean; readonly wrongTries: number; readonly hints: number };

/** Everything that can happen to a race. An answer to work that is not under way changes nothing. */
export type RaceEvent =
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'registered'; readonly work: number; readonly id: string | null }
  /** `result` is the structured_response as it came; null when the call failed. */
  | {
      readonly type: 'classified';
      readonly work: number;
      readonly result: unknown;
      /** What people wrote for a message with signs of a crisis; said in place of any other reply. */
      readonly card?: string;
      readonly lang?: string;
    }
  /** `card` is null where the text is talk like any other, or the call failed. */
  | { readonly type: 'watched'; readonly work: number; readonly card: string | null; readonly lang?: string }
  | {
      readonly type: 'generated';
      readonly work: number;
      readonly challenge: unknown;
      /** From 0 up to, not including, 1: chooses the fallback where one is needed. */
      readonly roll: number;
    }
  | { readonly type: 'rival-moves'; readonly work: number; readonly roll: number }
  | { readonly type: 'finish'; readonly work: number }
  | { readonly type: 'reported'; readonly work: number; readonly report: unknown }
  | { readonly type: 'show-feedback'; readonly work: number }
  | { readonly type: 'updated'; readonly work: number }
  /** Something unexpected broke while this work was done; the student can type again (D-134). */
  | { readonly type: 'broke'; readonly work: number }
  /** After game over: the same challenges again. */
  | { readonly type: 'rematch' }
  /** Takes effect with the next race. */
  | { readonly type: 'choose-rival'; readonly rival: RivalId };
