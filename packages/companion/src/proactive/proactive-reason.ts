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
