/** Sentences of this feature's refusals. */
export const raceSentences = {
  foreignProfile: 'This is not your profile.',
  impossibleScore: 'These values cannot come from one race.',
  tooOften: 'That was a lot at once. Please wait a moment and try again.',
} as const;
