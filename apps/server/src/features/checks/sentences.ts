/** Every sentence a call about checks may answer in `detail`, and the names of checks. */
export const checkSentences = {
  noCheck: 'There is no such check.',
  noAssignment: 'There is no such assignment.',
  noPaper: 'No sheet has this code. Look at it once more.',
  nothingToAsk: 'There is nothing to ask here yet.',
  over: 'This check is over, so this answer was not taken. It stays on this device. Tell your teacher.',
  notOpenYet: 'This is not open yet.',
  ended: 'This is over. Your teacher can open it again for you.',
  assigned: 'Your teacher asked for this check, so it cannot be put away.',
  noSuchAnswer: (place: number) => `Problem ${place + 1} has no answer with that number.`,
  noSuchPlace: 'This check has no such problem.',
  tooManyCodes: 'Too many tries. Please wait a few minutes and look at the code once more.',
  title: {
    'get-ready': (unit: string) => `Get ready: ${unit}`,
    unit: (unit: string) => `Unit check: ${unit}`,
    course: (course: string) => `Course check: ${course}`,
  },
  place: (course: string, unit: number) => `${course}, Unit ${unit}`,
} as const;
