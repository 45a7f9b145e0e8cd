import type { UserRole } from '@playforward/contract';
import { count } from '../text.ts';

const people = (n: number) => count(n, 'person', 'people');

/** Words of the people of the school. */
export const peopleText = {
  title: 'People',
  search: 'Name, mail or user name',
  roles: {
    label: 'Who',
    '': 'All',
    teacher: 'Teachers',
    student: 'Students',
    guardian: 'Families',
    admin: 'Admins',
  },
  role: {
    student: 'Student',
    teacher: 'Teacher',
    guardian: 'Guardian',
    admin: 'Admin',
    staff: 'Staff',
  } satisfies Record<UserRole, string>,
  columns: {
    choose: 'Choose',
    name: 'Name',
    role: 'Role',
    classes: 'Classes',
    seen: 'Last here',
    acts: 'What to do',
  },
  found: (n: number) => people(n),
  nobody: 'Nobody here is called like this.',
  choose: (name: string) => `Choose ${name}`,
  open: (name: string) => `What to do with ${name}`,
  noClass: 'None yet',
  children: (names: readonly string[]) =>
    `${count(names.length, 'child', 'children')}, ${new Intl.ListFormat('en-US').format(names)}`,
  invited: (hours: number) => `Invited, the link ends in ${count(hours, 'hour', 'hours')}`,
  locked: 'Locked',
  notYet: 'Not yet',
  today: 'Today',
  yesterday: 'Yesterday',
  chosen: (n: number) => `${people(n)} chosen`,
  none: 'Choose nobody',
  invite: {
    open: 'Invite',
    title: 'Invite somebody',
    lead: 'A teacher has classes, an admin looks after the school. Students come by a class code, a card or a roster.',
    email: 'E-mail',
    name: 'Name',
    roles: 'Invite as',
    as: { teacher: 'A teacher', admin: 'An admin' },
    byMail: 'Send the link by mail',
    submit: 'Invite',
    linkTitle: 'Give this link over',
    link: (email: string, role: 'teacher' | 'admin', hours: number) =>
      `It makes ${email} ${role === 'admin' ? 'an admin' : 'a teacher'}, works once, and ends in ${count(hours, 'hour', 'hours')}. It shows only now.`,
    copy: 'Copy the link',
    copied: 'Copied.',
    sent: (email: string) => `A letter with the link is on its way to ${email}.`,
  },
  acts: {
    'end-sessions': {
      name: 'Sign out everywhere',
      about: 'Every open page ends. They can sign in again at once.',
      preview: (n: number) => `${people(n)} will be signed out of every device.`,
      apply: 'Sign out',
      done: (n: number) => `${people(n)} signed out.`,
    },
    deactivate: {
      name: 'Lock the account',
      about: 'Nobody can sign in with it. Its work stays, and you can open it again.',
      preview: (n: number) =>
        `${people(n)} will be signed out and cannot sign in until you open the account again.`,
      apply: 'Lock',
      done: (n: number) => `${people(n)} locked.`,
    },
    activate: {
      name: 'Open the account again',
      about: 'Signing in works as before. This also ends a wait after wrong passwords.',
      preview: (n: number) => `${people(n)} can sign in again.`,
      apply: 'Open again',
      done: (n: number) => `${people(n)} can sign in again.`,
    },
  },
  leftOut: 'These are left out:',
  card: {
    name: 'One-time password',
    about: 'For somebody who cannot get in. The old password and its sign-ins end.',
    preview: (name: string) =>
      `${name} gets a password for one sign-in and chooses an own one then. The old one ends, and so do open pages.`,
    apply: 'Make a one-time password',
    signIn: 'Signs in with',
    password: 'One-time password',
    until: (day: string) => `It shows only now, and is good until ${day}.`,
  },
  merge: {
    name: 'Merge with another account',
    about: 'When one person has two accounts. Work, classes and families of both become one.',
    pick: (name: string) => `Which is the other account of ${name}?`,
    preview: (other: string, keep: string) =>
      `All of ${other} goes into ${keep}, and the first account is gone.`,
    moved: 'Goes over',
    dropped: 'Both have it, that of the kept account stays',
    apply: 'Merge for good',
    done: 'They are one account now.',
    same: 'Nobody else of the same role is called like this.',
  },
  data: {
    name: 'Download the data',
    about: 'Everything that is kept, as a zip. What was said to the companion stays with the person.',
  },
  log: { name: 'What was done', about: 'The log of this person.' },
  erase: {
    name: 'Erase for good',
    about: 'The account and all its work. Shown first, and nobody can bring it back.',
    preview: (name: string) => `This goes with ${name}, at once and for good:`,
    type: (name: string) => `Type ${name} to erase`,
    apply: 'Erase for good',
    done: (name: string) => `${name} is erased.`,
  },
};
