import type { SchoolOverview } from '@playforward/contract';

export const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Words of the school's office that all its parts share. */
export const schoolText = {
  page: 'School',
  nav: { label: 'School', school: 'School', lessons: 'Lessons' },
  tabBar: 'Parts of the office',
  tabs: {
    overview: 'Overview',
    people: 'People',
    classes: 'Classes',
    connect: 'Connections',
    data: 'Data',
    log: 'Log',
    safety: 'Safety',
  },
  counts: ({ teachers, students, families, classes }: SchoolOverview['counts']) =>
    `${count(teachers, 'teacher', 'teachers')}, ${count(students, 'student', 'students')}, ${count(families, 'family', 'families')}, ${count(classes, 'class', 'classes')}.`,
  back: 'Back',
  cancel: 'Cancel',
  close: 'Done',
  newer: 'Back',
  older: 'More',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  parts: {
    account: 'Name, sign-in and consent',
    profile: 'Questionnaire and careers',
    answers: 'Problems, answers and progress',
    conversations: 'Talks with the companion',
    city: 'Plots in the city',
    race: 'Races',
    classes: 'Classes and families',
    safety: 'Safety notes and reports',
    'sign-ins': 'Sign-ins and the log',
  },
  entries: (n: number) => count(n, 'entry', 'entries'),
};
