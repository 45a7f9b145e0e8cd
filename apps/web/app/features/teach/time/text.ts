import { count, students } from '../text.ts';

/** Words of the time that was worked. */
export const timeText = {
  students: 'Minutes by student',
  lead: 'The last seven days. Minutes count while answers and pages follow each other within five minutes.',
  student: 'Student',
  week: 'All week',
  answers: 'Answers',
  minutes: (n: number) => count(n, 'minute', 'minutes'),
  none: 'none',
  lessons: 'Minutes by lesson',
  lessonsLead: 'Of those who worked on it, the student in the middle.',
  lesson: (unit: number, number: number, title: string) => `Unit ${unit}, lesson ${number}: ${title}`,
  of: (n: number) => students(n),
  noLesson: 'Nobody has worked on a lesson of this course in these days.',
  csv: 'Save as CSV',
  empty: { title: 'Nobody is in this class yet', text: 'Share the code, or add students under People.' },
};
