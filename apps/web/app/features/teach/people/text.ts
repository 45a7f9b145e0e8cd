import { count, students } from '../text.ts';

/** Words of who is in a class. */
export const peopleText = {
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
  card: 'New card',
  cardFor: (name: string) => `New card for ${name}`,
  cardsForAll: 'New cards for all without e-mail',
  cardsSure: 'New cards end the old ones and sign those students out. Make them now?',
  ownSure: (name: string) =>
    `${name} has chosen a password of their own. A new card ends it and signs ${name} out. Make it now?`,
  families: (n: number) => (n === 1 ? 'One at home sees the week' : `${n} at home see the week`),
  delete: 'Delete this class',
  deleteSure:
    'Delete this class? Accounts and work of its students stay, but you see nothing of them any more.',
  none: 'Nobody is in this class yet.',
  noneYet:
    'Show the class code on the wall, or add students by name: pupils without e-mail get a card to sign in with.',
};

/** Words of who teaches a class with whom. */
export const teachersText = {
  title: 'Teachers',
  you: 'you',
  lead: 'Whoever teaches this class with you sees and does here what you do. Students see who teaches them, and who has looked.',
  add: 'Add a teacher',
  email: 'E-mail of your colleague',
  emailHelp: 'A teacher of your school, with the address they sign in with.',
  submit: 'Add to the class',
  takeOut: 'Take out',
  takeOutName: (name: string) => `Take ${name} out as a teacher`,
  takeOutSure: (name: string) => `${name} sees nothing of this class any more, open pages included. Go on?`,
  leave: 'Leave this class',
  leaveSure: 'You see nothing of this class any more. A colleague in it can add you again.',
};

/** Words around a list of new students. */
export const rosterText = {
  title: 'Add students',
  names: 'Names, one a line',
  namesHelp:
    'Pupils without e-mail get a user name and a pass phrase on a card. With e-mail: paste a table with the columns name, email.',
  file: 'Or choose a CSV file',
  language: 'Language of the cards',
  languages: { en: 'English', es: 'Spanish' },
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
};

/** Words around letters to families. */
export const lettersText = {
  open: 'Family letters',
  title: 'Letters to families',
  lead: 'A page a child with a code, good once within 30 days. With it somebody at home sees the child’s week: no other child, no comparison, nothing of the chat.',
  language: 'Language of the letters',
  languages: { both: 'English and Spanish', en: 'English', es: 'Spanish' },
  who: 'For whom',
  all: (n: number) => `All ${students(n)}`,
  pick: 'Pick students',
  make: (n: number) => `Make ${count(n, 'letter', 'letters')}`,
  cancel: 'Cancel',
  ready: (n: number) =>
    `${count(n, 'letter is', 'letters are')} ready. The codes show only on this page, for ten minutes.`,
  print: 'Open the letters to print',
  done: 'Done',
};

/** Words around sign-in cards. */
export const cardsText = {
  title: 'The cards are ready',
  text: (n: number) =>
    `${count(n, 'card', 'cards')}, eight on a page. The pass phrases show only on this page, for ten minutes.`,
  open: 'Open the cards to print',
  leftOut: (names: string) =>
    `These got no card, because they have a password of their own or joined with a code: ${names}.`,
  done: 'Done',
};
