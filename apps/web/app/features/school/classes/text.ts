import { count } from '../text.ts';

const students = (n: number) => count(n, 'student', 'students');

/** Words of the classes of the school. */
export const classesText = {
  title: 'Classes',
  lead: 'A class of a year that is over can step aside: its students see it no more and its code ends. All work stays, teachers still read it, and you can take it back.',
  columns: { choose: 'Choose', name: 'Class', teachers: 'Teachers', students: 'Students', work: 'Last work' },
  choose: (name: string) => `Choose ${name}`,
  chooseOld: 'Choose all without work for 90 days',
  none: 'There is no class yet. Teachers make theirs under Teaching, or a roster brings them.',
  archivedTitle: (n: number) => `Set aside (${n})`,
  noTeacher: 'Nobody',
  noWork: 'None yet',
  archive: {
    name: 'Set aside',
    preview: (n: number) => `${count(n, 'class', 'classes')} will step aside:`,
    apply: 'Set aside',
    done: (n: number) => `${count(n, 'class', 'classes')} set aside.`,
  },
  restore: {
    name: 'Take back',
    preview: (n: number) => `${count(n, 'class', 'classes')} will be there again:`,
    apply: 'Take back',
    done: (n: number) => `${count(n, 'class is', 'classes are')} back.`,
  },
  line: (name: string, n: number) => `${name}, ${students(n)}`,
};
