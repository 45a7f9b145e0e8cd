import { capital, inWords } from '../text.ts';

/** Words of what a teacher's day begins with. */
export const todayText = {
  label: 'Today',
  talk: {
    title: 'Your first five minutes',
    who: (className: string, students: number) =>
      `${className}. ${capital(inWords(students))} students are still on one idea:`,
    idea: (text: string) => `“${text}.”`,
    open: 'Talk about it',
    answer: (letter: string) => `Answer ${letter}:`,
    none: 'No two students are on the same wrong idea right now. When they are, two answers to talk about stand here.',
  },
  week: {
    title: 'This week',
    today: 'Today',
    tomorrow: 'Tomorrow',
    until: (className: string, time: string) => `${className}, until ${time}`,
    none: 'Nothing ends in the next seven days.',
    give: 'Give an assignment',
  },
  guide: {
    title: 'Lesson guide',
    about: (lesson: string) => `${lesson}: launch question, ideas to expect and the exit ticket on one page.`,
    open: 'Read it',
  },
};
