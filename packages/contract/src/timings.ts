/** Documented times in milliseconds and counts; the only place where they stand (D-156). */
export const timings = {
  redirectAfterSignIn: 100,
  /** From an answer to the next question. */
  answerAdvance: 2500,
  /** How long the closing message stays after the last answer's own pause. */
  closingMessage: 2000,
  guidedAdvance: 2000,
  practiceAdvance: 5000,
  wrongAnswerReset: 5000,
  wheelLock: 800,
  snakeTick: 200,
  soundFadeTick: 50,
  resultsWait: 120_000,
  /** The page stops waiting for results that were to come within `resultsWait`. */
  resultsGiveUp: 150_000,
  /** The game says connect this often until it is acknowledged (D-116). */
  gameConnectEvery: 500,
  /** The page waits this long for missions before it tells the game that there are none (D-116). */
  gameMissions: 5000,
  hashScroll: 500,
  heroFadeOut: 300,
  /** Between leaving the hero and the fade-in of the orb (D-34). */
  introInitial: 100,
  introFadeIn: 800,
  introGreeting: 2000,
  /** Between the greeting and the first message, and between the last message and the end (D-34). */
  introTransition: 500,
  introLetter: 80,
  introPause: 2000,
  logoStripStep: 30,
} as const;

export const limits = {
  passwordMin: 6,
  wheelThreshold: 25,
  narrowLessonContainer: 608,
  tabBarStep: 100,
  diagramMaxHeight: 425,
  stars: 12,
  careersAtFirst: 4,
  snakeFirstHighScore: 5,
  snakeNiceWorkEvery: 5,
  soundFadeStep: 0.1,
  soundVolume: 1,
  soundUnmuted: 0.1,
  gameConnectTries: 20,
  chartSeries: 50,
  chartPoints: 1000,
  tableRows: 200,
  chartHeight: 400,
  chartDialogWidth: 800,
  scratchPadHeight: 400,
  scratchPadLine: 2,
  calculatorDigits: 12,
  headerScrolled: 50,
  headerHidden: 100,
  /** Seconds the hero's words trail behind the scroll, and how far it is pinned in percent of the window. */
  heroScrub: 0.5,
  heroPinnedPercent: 80,
  articlesPerPage: 3,
  logoStripPixels: 1,
} as const;
