export const labSentences = {
  tooOften: 'That was very quick. Wait a moment, then take the next one.',
};
