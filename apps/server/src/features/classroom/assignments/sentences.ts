/** Every sentence a call about assignments may answer in `detail`, and the names assignments get. */
export const assignmentSentences = {
  none: 'There is no such assignment in this class.',
  noLesson: 'There is no such lesson.',
  noUnit: 'There is no such unit.',
  noSkill: 'There is no such skill.',
  noProblems: 'There are no problems for this yet.',
  notInClass: 'Somebody in this list is not in the class. Nothing was changed.',
  order: 'It opens first, is due then and closes last. Please look at the times.',
  changedMeanwhile: 'Somebody has changed this assignment meanwhile. Look at it first; yours was not saved.',
  untilPast: 'Choose a time that is still to come.',
  noAnswer: 'There is no such answer.',
  title: {
    lesson: (title: string) => `Lesson: ${title}`,
    practice: (skill: string) => `Practice: ${skill}`,
    'exit-ticket': (lesson: string) => `Exit ticket: ${lesson}`,
    'unit-check': (unit: string) => `Unit check: ${unit}`,
    race: (topic: string) => `Math race: ${topic}`,
    mission: (mission: string) => `City mission: ${mission}`,
  },
} as const;
