/** Sentences of this feature's refusals; those about a written answer come from the check itself. */
export const onboardingSentences = {
  tooOften: 'You sent your answers many times. Please wait a few minutes and try again.',
} as const;
