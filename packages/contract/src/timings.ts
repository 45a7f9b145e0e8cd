/** Documented times in milliseconds and counts; the only place where they stand (D-156). */
export const timings = {
  redirectAfterSignIn: 100,
  guidedAdvance: 2000,
  practiceAdvance: 5000,
  wrongAnswerReset: 5000,
  wheelLock: 800,
} as const;

export const limits = {
  passwordMin: 6,
  wheelThreshold: 25,
  narrowLessonContainer: 608,
  tabBarStep: 100,
  diagramMaxHeight: 425,
  stars: 12,
} as const;
