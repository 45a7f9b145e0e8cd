/** Words that reach a student from a lesson with a class. */
export const nowText = {
  eyes: 'Eyes on your teacher',
  pausedBy: (teacher: string) => `${teacher} has paused the class. Your work stays as it is.`,
  raise: 'Raise hand',
  raised: 'Your hand is up. Your teacher sees it.',
  from: (teacher: string) => `${teacher} says`,
  close: 'Close',
  failed: 'Your teacher could not be reached. Please try again.',
} as const;
