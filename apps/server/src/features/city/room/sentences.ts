/** Sentences of the city's calls. */
export const citySentences = {
  oldTicket: 'This ticket has been used or is too old. Close the game and open it again.',
  tooOften: 'You opened the city very often. Please wait a moment.',
  elsewhere:
    'Your city is just being opened by another computer of the school. Please try again in a moment.',
  stopping: 'The city is taking a short break. Your buildings are saved.',
  otherWindow: 'You opened your city in another window, so it goes on there.',
  signedOut: 'You have signed out, so the city is closed here. Your buildings are saved.',
} as const;
