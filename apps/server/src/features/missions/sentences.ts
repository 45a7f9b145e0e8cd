export const missionSentences = {
  noMissions: 'There are no missions for this lesson.',
  unknownMission: 'This mission is not open right now.',
  otherAccount: 'This run belongs to another account. Sign in with that account to keep it.',
  notAReason: 'I could not read that as a reason. Tell it with the things of the mission.',
  tooOften: 'That was a lot at once. Take a breath, then go on.',
} as const;

/** Why a personalised mission fits the student. */
export const reasons = {
  career: (career: string) => `It fits the career you chose: ${career}.`,
  grade: (grade: number) => `It fits grade ${grade}.`,
  again: 'It goes on where you stopped.',
  nextLevel: 'You mastered the level before. This one is the next step.',
} as const;
