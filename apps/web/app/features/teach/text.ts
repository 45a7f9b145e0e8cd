import type { NeedReasonAnswer, SkillState, StudentInNeed } from '@playforward/contract';

/** A number with its word. */
export const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
export const students = (n: number) => count(n, 'student', 'students');

const few = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** A number as it stands in running text: small ones in letters. */
export const inWords = (n: number) => few[n] ?? String(n);
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const states: Record<SkillState, string> = {
  alone: 'Alone',
  'with-help': 'With help',
  started: 'Started',
  new: 'Not yet',
};

function why(reason: NeedReasonAnswer): string {
  return reason.kind === 'same-idea'
    ? `${reason.misses} misses in a row with the same idea, in the last two days.`
    : `${reason.tries} own tries, and most were not right.`;
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** Words of the teacher's pages. */
export const teachText = {
  page: 'Your classes',
  nav: {
    label: 'Teacher',
    classes: 'Classes',
    lessons: 'Lessons',
    start: 'First lesson',
    signOut: 'Sign Out',
  },
  hello: (name: string, hour: number) => `${greeting(hour)}, ${name}`,
  day: (classes: number, needs: readonly StudentInNeed[]) => {
    if (classes === 0) return 'Three steps, and your class is at work.';
    const people = new Set(needs.map(({ id }) => id)).size;
    return people === 0
      ? 'Nobody needs you right now.'
      : `${capital(inWords(people))} ${people === 1 ? 'student needs' : 'students need'} you today.`;
  },
  start: (className: string, students: number) =>
    `Start with ${className}, where one talk of five minutes reaches ${inWords(students)}.`,
  loading: 'Opening your classes...',
  notHere: {
    title: 'Nothing here for you',
    text: 'This class is not one of yours, or this page is for teachers.',
    back: 'Back to the dashboard',
  },
  failed: { title: 'This did not load', text: 'Nothing is lost. Please try once more.', again: 'Try again' },
  first: {
    title: 'Your first class in three steps',
    steps: [
      'Name your class and pick its course.',
      'Show the code on the wall, or print sign-in cards for pupils without e-mail.',
      'Open a lesson together. The grid fills while they work.',
    ],
  },
  demo: {
    open: 'Show me a demo class',
    chip: 'Demo: made-up students',
    remove: 'Remove the demo class',
    sure: 'Remove the demo class and its made-up students? Your own classes stay as they are.',
  },
  card: {
    open: 'Open class',
    onNow: 'On now',
    of: (all: number) => `of ${all}`,
    need: 'Need you',
    nobody: 'Nobody now',
    empty: 'No students yet. Share the code, or add them under People.',
    due: 'Due',
    nothingDue: 'Nothing is due.',
    done: (done: number, all: number) => `${done} of ${all}`,
    doneWord: 'done',
    code: 'Class code',
    closed: 'The class code is closed.',
    place: (unit: number, title: string) => `Unit ${unit}: ${title}`,
    lastSeen: (when: string) => `Last seen ${when}`,
    share: (sharing: number, all: number) => {
      if (sharing < 2) return all === 2 ? 'Each has a different need.' : 'Each needs something else.';
      if (sharing === all) return all === 2 ? 'Both share one idea.' : 'All share one idea.';
      return `${capital(inWords(sharing))} share one idea.`;
    },
  },
  students,
  lessonOption: (unit: number, number: number, title: string) => `Unit ${unit}, lesson ${number}: ${title}`,
  ask: { no: 'Keep' },
  create: {
    open: 'New class',
    hint: 'Name it, pick a course, share the code',
    title: 'New class',
    name: 'Name of the class',
    course: 'Course',
    semester: 'Semester (if you like)',
    submit: 'Create class',
  },
  lenses: {
    now: 'Now',
    grid: 'Grid',
    'wrong-ideas': 'Wrong ideas',
    time: 'Time',
    assignments: 'Assignments',
    people: 'People',
  },
  lensBar: 'Views of the class',
  assign: 'Assign',
  code: {
    open: 'Class code',
    title: 'Class code',
    lead: 'Students type it under Join a class, or point a camera at the picture.',
    address: 'Or go to',
    picture: (code: string) => `QR picture that leads to the class with the code ${code}`,
    renew: 'Make a new code',
    close: 'Close the code',
    closedNow: 'The code is closed: nobody can join by it. Who is in the class stays.',
    opened: 'Open with a new code',
    done: 'Done',
  },
  banner: {
    title: (n: number) => (n === 1 ? 'One student needs you.' : `${capital(inWords(n))} students need you.`),
    share: (sharing: number, all: number) => {
      if (sharing < all) return `${capital(inWords(sharing))} of them share one idea.`;
      return all === 2 ? 'Both share one idea.' : 'They share one idea.';
    },
    idea: (names: string, idea: string) => `${names}: “${idea}.”`,
    talk: 'Talk about it',
    ideas: 'See their wrong ideas',
    nobody: (inUnit: boolean) => `Nobody needs help ${inUnit ? 'in this unit ' : ''}right now.`,
    nobodyHelp:
      'The flag appears after three misses with one idea, or when a skill stays low after four own tries.',
  },
  grid: {
    label: 'Students and how they stand',
    side: 'Columns',
    sides: { skills: 'Skills', lessons: 'Lessons' },
    unit: (number: number, title: string) => `Unit ${number}: ${title}`,
    chooseUnit: 'Unit',
    wholeCourse: 'The whole course',
    student: 'Student',
    alone: 'Alone',
    ofAll: (all: number) => `of ${all}`,
    aloneOf: (all: number) => `Alone, of ${students(all)}`,
    aloneCount: (alone: number, all: number) => `${alone} of ${all} alone`,
    whoAlone: (alone: number, all: number, title: string) => `${alone} of ${all} alone: ${title}`,
    order: 'Order',
    orders: { need: 'Needs help first', name: 'By name' },
    groups: { needing: 'Need you', others: 'Moving along', everybody: 'Everybody' },
    keys: 'Arrow keys move, Enter opens what is behind a number or a mark.',
    csv: 'Save as CSV',
    print: 'Print',
    needs: 'Needs help',
    states,
    cell: (state: SkillState, tries: number, needs: boolean) =>
      `${states[state]}${tries > 0 ? `, ${count(tries, 'try', 'tries')}` : ''}${needs ? ', needs help' : ''}`,
    empty: {
      title: 'The grid waits for your students',
      text: 'Share the code, or add students under People.',
      act: 'Add students',
    },
  },
  evidence: {
    why,
    none: 'No tries yet.',
    loading: 'Looking up the tries...',
    tries: (n: number) => `${count(n, 'try', 'tries')} in all.`,
    all: (name: string) => `All tries of ${name}`,
    last: (when: string) => `Last answer, ${when}`,
    right: 'Right',
    wrong: 'Not right',
  },
};
