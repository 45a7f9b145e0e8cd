export const explainText = {
  simply: (title: string, simply: string): string => `${title} in plain words: ${simply}`,
  means: (title: string, means: string): string => `${title}: ${means}`,
  why: (why: string): string => `Why it matters: ${why}`,
  example: (story: string): string => `An example. ${story}`,
  tie: (career: string, place: string, tie: string): string =>
    `Say you work as ${career} at ${place}. ${tie}`,
  tieInCity: (career: string, place: string, city: string, tie: string): string =>
    `Say you work as ${career} at ${place} in ${city}. ${tie}`,
  tieAny: (place: string, tie: string): string => `Think of ${place} near you. ${tie}`,
  tieAnyInCity: (place: string, city: string, tie: string): string => `Think of ${place} in ${city}. ${tie}`,
  moves: (title: string, moves: readonly string[]): string =>
    [
      `Here is how to work with it (${title.toLowerCase()}).`,
      ...moves.map((move, i) => `${i + 1}. ${move}`),
      '',
    ].join('\n'),
  picture: (goal: string): string => `This is one piece of a larger plan: ${goal}`,
  lesson: (title: string): string => `It belongs to the lesson “${title}”.`,
  noConcept: 'Tell me which idea you mean, and I will explain it in plain words.',
} as const;

/** The labels of the helper buttons, as the pages send them. */
export const helperLabels = {
  simple: "Explain this like I'm in 5th grade",
  why: 'Why does this matter?',
  example: 'Give me a real example',
  hints: 'Give me some hints',
  steps: 'Break it down step by step',
  differently: 'Can this be explained differently?',
  picture: "What's the bigger picture?",
} as const;
