import type { NeedReasonAnswer, SkillState, StudentInNeed } from '@playforward/contract';

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const students = (n: number) => count(n, 'student', 'students');

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

/** Words of the teacher's pages. */
export const teachText = {
  page: 'Your classes',
  nav: { label: 'Teacher', classes: 'Classes', lessons: 'Lessons', signOut: 'Sign Out' },
  hello: (name: string) => `Hello, ${name}`,
  day: (classes: number, needs: readonly StudentInNeed[]) => {
    if (classes === 0) return 'Three steps, and your class is at work.';
    const people = new Set(needs.map(({ id }) => id)).size;
    return people === 0
      ? 'Nobody needs you right now.'
      : `${students(people)} ${people === 1 ? 'needs' : 'need'} you today.`;
  },
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
    code: 'Class code',
    closed: 'closed',
  },
  students,
  create: {
    open: 'New class',
    hint: 'Name it, pick a course, share the code',
    title: 'New class',
    name: 'Name of the class',
    course: 'Course',
    semester: 'Semester (if you like)',
    submit: 'Create class',
    cancel: 'Cancel',
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
  now: {
    onNow: (on: number, all: number) => [`${on}`, `of ${all} on now`] as const,
    handsUp: (n: number) => [`${n}`, n === 1 ? 'hand up' : 'hands up'] as const,
    onIdea: (n: number) => [`${n}`, 'on one wrong idea'] as const,
    done: (n: number) => [`${n}`, 'done'] as const,
    hideNames: 'Hide names',
    showNames: 'Show names',
    hidden: (n: number) => `Student ${n}`,
    pause: 'Pause the class',
    goOn: 'Let them go on',
    paused: 'The class is paused. Students see “Eyes on your teacher”, and nothing of theirs is lost.',
    groups: {
      hands: { title: 'Hands up', hint: 'Waiting for you' },
      idea: { title: 'On one wrong idea' },
      quiet: { title: 'Quiet for a while', hint: 'No answer for over three minutes' },
      moving: { title: 'Moving along' },
    },
    rest: (moving: number, done: number, away: number) =>
      [
        moving === 0 ? 'Nobody right now' : students(moving),
        done > 0 && `${done} more ${done === 1 ? 'is' : 'are'} done`,
        away > 0 && `${away} ${away === 1 ? 'is' : 'are'} not here`,
      ]
        .filter(Boolean)
        .join(', '),
    isDone: 'Done with the lesson',
    isAway: 'Not here',
    parts: {
      lesson: () => 'Reading the lesson',
      example: (number: number, of: number) => `Example ${number} of ${of}`,
      guided: (number: number, of: number) => `Guided problem ${number} of ${of}`,
      practice: (number: number, of: number) => `Practice, problem ${number} of ${of}`,
      stretch: () => 'Stretch problem',
    },
    nothing: 'Nothing open yet',
    miss: (n: number) =>
      n === 1 ? 'First miss of this kind' : `${['Second', 'Third'][n - 2] ?? `${n}th`} miss in a row`,
    waiting: 'waiting',
    lower: 'Lower hand',
    lowerOf: (name: string) => `Lower hand of ${name}`,
    nudge: 'Nudge',
    nudgeOf: (name: string) => `Nudge ${name}`,
    nudgeTitle: (name: string) => `Send ${name} one sentence`,
    nudgeAll: 'Nudge all of these',
    all: 'all of these students',
    sent: (name: string) => `Sent to ${name}.`,
    notSent: 'This did not arrive. Please try again.',
    talk: 'Talk about it',
    broken: 'The line broke. It is being taken up again.',
    over: {
      title: 'This view has ended',
      text: 'The class is gone, or you are signed out somewhere else. Nothing is lost.',
    },
    opening: 'Looking at the class...',
    empty: { title: 'Nobody is in this class yet', text: 'Share the code, or add students under People.' },
  },
  time: {
    students: 'Minutes by student',
    lead: 'The last seven days. Minutes count while answers and pages follow each other within five minutes.',
    student: 'Student',
    week: 'Week',
    answers: 'Answers',
    minutes: (n: number) => count(n, 'minute', 'minutes'),
    answersOf: (n: number) => count(n, 'answer', 'answers'),
    none: 'none',
    lessons: 'Minutes by lesson',
    lessonsLead: 'Of those who worked on it, the student in the middle.',
    lesson: (unit: number, number: number, title: string) => `Unit ${unit}, lesson ${number}: ${title}`,
    of: (n: number) => students(n),
    noLesson: 'Nobody has worked on a lesson of this course in these days.',
    csv: 'Save as CSV',
    empty: { title: 'Nobody is in this class yet', text: 'Share the code, or add students under People.' },
  },
  banner: {
    title: (n: number) => `${students(n)} ${n === 1 ? 'needs' : 'need'} you.`,
    talk: 'See their wrong ideas',
    nobody: 'Nobody needs help right now.',
    nobodyHelp:
      'The flag appears after three misses with one idea, or when a skill stays low after four own tries.',
  },
  grid: {
    label: 'Students and skills',
    unit: (number: number, title: string) => `Unit ${number}: ${title}`,
    chooseUnit: 'Unit',
    student: 'Student',
    aloneOf: (all: number) => `Alone, of ${students(all)}`,
    aloneCount: (alone: number, all: number) => `${alone} of ${all} alone`,
    needFirst: 'Need you',
    others: 'Moving along',
    keys: 'Arrow keys move, Enter opens the evidence.',
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
    all: 'All tries of this student',
    close: 'Close',
    right: 'Right',
    wrong: 'Not right',
  },
  ideas: {
    lesson: 'Lesson',
    guide: 'Notes for this lesson',
    lessonOption: (unit: number, number: number, title: string) => `Unit ${unit}, lesson ${number}: ${title}`,
    since: 'Answers of the',
    days: { '1': 'last day', '7': 'last seven days', '30': 'last 30 days' } as Record<string, string>,
    summary: (answers: number, all: number, wrong: number) =>
      `${count(answers, 'answer', 'answers')} of ${students(all)}, ${wrong} not right`,
    list: 'What they think',
    listHint: 'The idea most students show comes first',
    shown: (n: number, all: number, answers: number) =>
      `${n} of ${students(all)}, ${count(answers, 'answer', 'answers')}.`,
    needing: (n: number) => `${n} need help`,
    talk: 'Talk about it',
    problem: 'The problem',
    typed: 'What they answered',
    tells: 'What it tells you',
    namesHidden: 'Names are hidden, safe for the projector.',
    showNames: 'Show names',
    hideNames: 'Hide names',
    slips: (n: number) =>
      `${count(n, 'more answer was a slip', 'more answers were slips')}: no named idea behind ${n === 1 ? 'it' : 'them'}.`,
    empty: {
      title: 'No wrong idea shows here',
      text: 'Either nobody has worked on this lesson in these days, or what went wrong were slips.',
    },
  },
  talk: {
    question: 'Who is right, and how do you know?',
    phases: ['Think alone', 'Talk in pairs', 'Share'],
    listen: 'Listen for',
    followUp: 'Follow-up problem',
    back: 'Back to the two answers',
    answer: 'Show the answer',
    close: 'Close the talk',
    title: 'Talk about it',
  },
  people: {
    teachers: 'Teachers',
    students: 'Students',
    userName: 'User name',
    joined: 'Joined',
    seen: 'Last seen',
    neverSeen: 'Not signed in',
    add: 'Add students',
    remove: (name: string) => `Take out ${name}`,
    removeShort: 'Take out',
    sure: (name: string) =>
      `Take ${name} out of this class? You see nothing of this student any more; the account and its work stay.`,
    yes: 'Take out',
    no: 'Keep',
    card: 'New card',
    cardFor: (name: string) => `New card for ${name}`,
    cardsForAll: 'New cards for all without e-mail',
    cardsSure: 'New cards end the old ones and sign those students out. Make them now?',
    delete: 'Delete this class',
    deleteSure:
      'Delete this class? Accounts and work of its students stay, but you see nothing of them any more.',
    none: 'Nobody is in this class yet.',
  },
  roster: {
    title: 'Add students',
    names: 'Names, one a line',
    namesHelp:
      'Pupils without e-mail get a user name and a pass phrase on a card. With e-mail: paste a table with the columns name, email.',
    file: 'Or choose a CSV file',
    preview: 'Show what will happen',
    acts: {
      'new-pupil': 'gets a sign-in card',
      'new-account': 'gets a card with a first password',
      'left-out': 'is left out',
    },
    line: (n: number) => `Line ${n}`,
    summary: (add: number, out: number) =>
      `${students(add)} will be added${out > 0 ? `, ${count(out, 'line is', 'lines are')} left out` : ''}.`,
    apply: (n: number) => `Add ${students(n)}`,
    change: 'Change the list',
    cancel: 'Cancel',
  },
  cards: {
    title: 'The cards are ready',
    text: (n: number) =>
      `${count(n, 'card', 'cards')}, eight on a page. The pass phrases show only on this page, for ten minutes.`,
    open: 'Open the cards to print',
    leftOut: (names: string) => `These have a password of their own, so they got no card: ${names}.`,
    done: 'Done',
  },
  student: {
    of: (course: string, unit: string) => `${course}, ${unit}`,
    well: (name: string) => `What ${name} does well`,
    wellNone: 'Nothing is done alone yet. The first skill will stand here.',
    needs: 'Needs help',
    map: 'Skills',
    every: 'Every answer, as given',
    when: 'When',
    problem: 'Problem',
    typed: 'Answer',
    tells: 'What it tells',
    help: 'Help',
    helps: { none: 'None', helped: 'With help', 'not-counted': 'After the first tries' },
    rightWord: 'Right',
    slip: 'A slip, no named idea',
    more: 'Older answers',
    newer: 'Newer answers',
    noTries: 'No answers yet.',
    week: 'This week',
    weekText: (n: number, days: number) =>
      `${count(n, 'answer', 'answers')} on ${count(days, 'day', 'days')}`,
    beyond: 'Beyond the lessons',
    hints: 'Hints this week',
    missions: 'City missions run',
    races: 'Math races',
    seen: (name: string) =>
      `${name} can see that you opened this page. What ${name} writes in the chat stays with ${name}.`,
    print: 'Print this page',
    back: (name: string) => `Back to ${name}`,
  },
};
