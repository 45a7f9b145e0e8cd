/** Every sentence a curriculum call may answer in `detail`. */
export const curriculumSentences = {
  unitNotFound: 'Unit not found',
  diagramNotFound: 'There is no such diagram.',
} as const;
