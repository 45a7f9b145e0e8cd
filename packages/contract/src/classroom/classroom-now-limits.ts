/** Numbers of the live view of a class. */
export const nowLimits = {
  /** A pause that nobody ends is over after this. */
  pauseMinutes: 15,
  /** A hand that nobody has lowered is forgotten after this. */
  handMinutes: 120,
  /** A nudge is shown to a student who comes this late, and to nobody later. */
  nudgeSeconds: 120,
  nudgesInAMinute: 60,
  /** Without an answer for this long, a student with a problem open is quiet. */
  quietSeconds: 180,
  /** What is told of a student's work goes back this far. */
  workHours: 8,
  answers: 3,
} as const;

/** The sentences a teacher can send; no other text goes from a teacher to a student. */
export const nudgePhrases = {
  'read-again': 'Read the question once more.',
  'draw-it': 'Draw it before you compute.',
  'each-means': 'What does “each” mean here?',
  'take-a-hint': 'Ask for a hint. It is there for you.',
  'ask-neighbor': 'Talk it over with your neighbor.',
  'i-am-coming': 'I am coming to you.',
} as const;

export type NudgePhrase = keyof typeof nudgePhrases;
