/** Words of the break that is proposed. */
export const breaksText = {
  title: (minutes: number) => `You have been here for ${minutes} minutes`,
  idea: 'Stand up, look out of a window, drink some water. Everything stays where you left it.',
  close: 'Thanks, I will',
};
