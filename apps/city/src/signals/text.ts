export const signalsText = {
  heading: 'Say something',
  emotes: 'Signs',
  about: 'About',
  say: 'Say it',
  phrase: 'Phrase',
  alone: 'You are alone in this city. Signs are for the city of your class.',
  muteAll: 'Hear nobody',
  unmuteAll: 'Hear everybody',
  sent: (words: string) => `You said: ${words}`,
  plot: (plot: number, who: string) => `${plot + 1}, ${who}`,
};
