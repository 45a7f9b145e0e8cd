export const missionSentences = { noMissions: 'There are no missions for this lesson.' } as const;
