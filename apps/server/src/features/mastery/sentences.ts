/** Every sentence a mastery call may answer in `detail`. */
export const masterySentences = {
  lessonNotFound: 'Lesson not found',
  courseNotFound: 'Course not found',
} as const;
