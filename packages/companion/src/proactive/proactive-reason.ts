/** What is known of the student's work on the screen; times in milliseconds unless the name says seconds. */
export type WorkSignals = {
  readonly screen: 'onboarding' | 'dashboard' | 'lesson' | 'default';
  readonly isDialogOpen: boolean;
  /** Wrong answers in a row, 0 to 5 (D-94). */
  readonly helpLevel: number;
  /** Wrong answers to the open problem, when it has no right one yet. */
  readonly missesOnProblem: number;
  readonly recentAttempts: number;
  readonly recentCorrect: number;
  readonly secondsOnProblem: number;
  readonly recentHintsUsed: number;
  readonly isIdle: boolean;
  readonly sinceLastHelp: number;
  /** null before the first proactive bubble. */
  readonly sinceLastProactive: number | null;
};

export type ProactiveReason =
  | 'first-wrong-step'
  | 'three-misses'
  | 'no-correct-answer'
  | 'long-on-problem'
  | 'long-silence';

export const proactiveLimits = {
  helpLevel: 2,
  attemptsWithoutCorrect: 3,
  secondsWithoutHint: 300,
  silence: 120_000,
  betweenBubbles: 120_000,
} as const;

/** Why the companion should speak first now, or null. Never twice within two minutes, never over a dialog (D-95). */
export function proactiveReason(signals: WorkSignals): ProactiveReason | null {
  const { screen, isDialogOpen, sinceLastProactive } = signals;
  if (screen !== 'lesson' || isDialogOpen) return null;
  if (sinceLastProactive !== null && sinceLastProactive < proactiveLimits.betweenBubbles) return null;
  if (signals.helpLevel > proactiveLimits.helpLevel) return 'three-misses';
  if (signals.recentAttempts > proactiveLimits.attemptsWithoutCorrect && signals.recentCorrect === 0) {
    return 'no-correct-answer';
  }
  if (signals.missesOnProblem === 1 && signals.recentHintsUsed === 0) return 'first-wrong-step';
  if (signals.secondsOnProblem > proactiveLimits.secondsWithoutHint && signals.recentHintsUsed === 0) {
    return 'long-on-problem';
  }
  if (signals.isIdle && signals.sinceLastHelp > proactiveLimits.silence) return 'long-silence';
  return null;
}
