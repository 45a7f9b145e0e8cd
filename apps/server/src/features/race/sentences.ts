/** Sentences of this feature's refusals. */
export const raceSentences = {
  foreignProfile: 'This is not your profile.',
  oddKey: 'The Idempotency-Key has 1 to 80 letters, digits, dashes or underscores.',
  notDealt: 'These answers are not those of a race that was dealt to you.',
  impossibleScore: 'These values cannot come from one race.',
  tooOften: 'That was a lot at once. Please wait a moment and try again.',
} as const;
