/** What the companion's calls take at most, and how they behave; both sides follow these numbers. */
export const orbLimits = {
  /** Characters of one chat message. */
  messageLength: 4_000,
  imagesPerMessage: 4,
  /** Bytes of one picture: 20 MB (D-109). */
  imageBytes: 20 * 1024 * 1024,
  /** Characters of a thread's title (D-110). */
  titleLength: 60,
  /** Wrong answers in a row that help_level counts at most (D-94). */
  highestHelpLevel: 5,
  /** Attempts and minutes that GET /api/orb/context looks back (D-93). */
  contextAttempts: 10,
  contextMinutes: 15,
  /** Seconds that time_on_current_problem counts at most (D-93). */
  longestOnProblem: 3_600,
} as const;
