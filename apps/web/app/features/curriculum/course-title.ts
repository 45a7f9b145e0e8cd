export type CourseTitle = { name: string; semester: 'A' | 'B' | undefined };

/**
 * Reads a course title (D-62): without a leading 'Summit ', with the semester apart, and 'Math 6' as 'Grade 6'.
 * A title without these parts stays as it is.
 */
export function readCourseTitle(title: string): CourseTitle {
  const whole = title
    .trim()
    .replace(/^summit\s/i, '')
    .trim();
  const match = /^(.+?)(?:\s|\s?[-:]\s?)(?:[Ss]emester )?([AB])$/.exec(whole);
  const name = (match?.[1] ?? whole).trim().replace(/^math (\d+)$/i, 'Grade $1');
  return { name, semester: match?.[2] as 'A' | 'B' | undefined };
}

/** The title as it stands on screen. */
export function displayCourseTitle(title: string): string {
  const { name, semester } = readCourseTitle(title);
  return semester ? `${name} ${semester}` : name;
}

/** What stands in the coloured square beside a course: its grade, its short first word, or the first letters of its name. */
export function courseBadge(title: string): string {
  const { name } = readCourseTitle(title);
  const grade = /^Grade (\d+)/.exec(name)?.[1];
  if (grade) return grade;
  const [first = '', second = ''] = name.split(' ');
  if (/^[A-Z]{2}$/.test(first)) return first;
  return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase();
}
