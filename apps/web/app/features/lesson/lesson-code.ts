type CodeParts = {
  courseTitle?: string | undefined;
  unitNumber?: number | null | undefined;
  lessonNumber?: number | null | undefined;
};

/** The code in the bottom strip: level, semester, unit, lesson; what is unknown is left out (D-63). */
export function lessonCode({ courseTitle, unitNumber, lessonNumber }: CodeParts): string {
  const { level, semester } = readCourseTitle(courseTitle ?? '');
  return [
    level,
    semester && `s${semester}`,
    unitNumber != null && `u${unitNumber}`,
    lessonNumber != null && `l${lessonNumber}`,
  ]
    .filter(Boolean)
    .join('_');
}

/** All words between 'Summit ' and the semester letter, lowercased, without spaces. */
function readCourseTitle(title: string): { level: string; semester: string | undefined } {
  const [, words = '', semester] = /^(?:Summit\s+)?(.*?)(?:\s+([AB]))?$/.exec(title.trim()) ?? [];
  return { level: words.toLowerCase().replaceAll(/\s+/g, ''), semester };
}
