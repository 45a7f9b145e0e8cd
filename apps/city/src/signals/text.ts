export const signalsText = {
  heading: 'Say something',
  sent: (words: string) => `You said: ${words}`,
};
