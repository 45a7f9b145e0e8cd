/** Documented numbers of usage events (D-149, L-295, L-368 to L-372). */
export const analyticsLimits = {
  batchSize: 10,
  flushAfter: 5000,
  mostRetries: 10,
  payloadKilobytes: 500,
  keepaliveKilobytes: 64,
  cookieDays: 365,
  retentionDays: 90,
} as const;

/** What is recorded; any other event is taken and forgotten. */
export const usageEvents = {
  attemptedLogin: 'User attempted login',
  lessonOpened: 'Lesson opened',
  sectionOpened: 'Section opened',
  sectionFinished: 'Section finished',
  problemTried: 'Problem tried',
} as const;

export type UsageEventName = (typeof usageEvents)[keyof typeof usageEvents];

/** In the order in which a lesson is worked through. */
export const usageSections = [
  'introduction',
  'key-concept',
  'stem-city',
  'guided-problem',
  'practice-problems',
] as const;

export type UsageSection = (typeof usageSections)[number];

export const usageOutcomes = ['right', 'wrong', 'not-counted', 'unrecorded'] as const;

export type UsageOutcome = (typeof usageOutcomes)[number];
