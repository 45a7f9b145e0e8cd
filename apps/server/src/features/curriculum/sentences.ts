/** Every sentence a curriculum call may answer in `detail`. */
export const curriculumSentences = {
  unitNotFound: 'Unit not found',
  lessonNotFound: 'Lesson not found',
  diagramNotFound: 'There is no such diagram.',
  wordNotFound: 'This word is not in the glossary.',
  noLaunch: 'This lesson asks for no guess.',
  noGuess: 'Choose one of the guesses, or a number on the scale.',
} as const;
