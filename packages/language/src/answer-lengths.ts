/** Characters of a written answer, counted as a reader counts them. */
export const answerLengths = { shortest: 3, longest: 1000 } as const;
