/** Numbers of classes, their codes and cards. */
export const classroomLimits = {
  codeLength: 6,
  codeSigns: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  /** Tries a student has for a code, and in how many seconds. */
  codeTries: 10,
  codeTriesSeconds: 600,
  nameLength: 80,
  /** Students one call adds. */
  rosterLines: 200,
  rosterText: 30_000,
  classesOfATeacher: 40,
  cardsOnAPage: 8,
  attemptsOnAPage: 30,
} as const;
