import type { AgeBand, DataPart } from '@playforward/contract';

const bands: Record<AgeBand, string> = {
  'under-13': 'I am 12 or younger',
  '13-15': 'I am 13, 14 or 15',
  '16-plus': 'I am 16 or older',
};

const shortBands: Record<AgeBand, string> = {
  'under-13': '12 or younger',
  '13-15': '13 to 15',
  '16-plus': '16 or older',
};

const parts: Record<DataPart, { name: string; means: string }> = {
  account: {
    name: 'Your account',
    means: 'Name, email, age group. Your password is scrambled: nobody can read it.',
  },
  profile: {
    name: 'You and your career',
    means: 'Your answers in the questionnaire, the careers they led to, the one you chose.',
  },
  answers: {
    name: 'Your learning',
    means: 'Problems, answers, hints, progress, stars, missions and your own reasons.',
  },
  conversations: {
    name: 'Talks with your companion',
    means: 'What you wrote and what it answered. Personal details are covered.',
  },
  city: { name: 'Stem City', means: 'Your plots and what you built. Others see a made-up name.' },
  race: { name: 'Math Race', means: 'What you told Orbit, and your finished races.' },
  classes: {
    name: 'Your classes',
    means:
      'The classes you joined, and in a lesson your raised hand. Your teachers see your work while you are in them, nobody else in class does.',
  },
  safety: { name: 'Safety', means: 'That a card with people who help was shown, and plots you reported.' },
  'sign-ins': { name: 'Sign-ins', means: 'When and that you signed in, and what was done to your account.' },
};

/** Words of "My data" and of the question for an age. */
export const myDataText = {
  page: 'My data',
  title: 'My data',
  lead: 'Everything we keep about you. It is yours to see, take with you, correct and erase.',
  back: { to: 'Back to', place: 'Dashboard' },
  loading: 'Looking it up...',
  failed: {
    title: 'Your data did not load',
    text: 'Nothing is lost. Try once more.',
    again: 'Try again',
  },
  notice: 'Read the privacy notice',
  settings: {
    title: 'Your data',
    note: 'See what we keep about you, download it, correct it or have it erased.',
    open: 'My data',
    notice: 'Privacy notice',
  },
  you: {
    title: 'About you',
    name: 'First name',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Your name is corrected.',
    email: 'Email',
    emailNote: 'Is it wrong? Your school can correct it.',
    guest: 'You are a guest: nobody asked for your email.',
    age: 'Age group',
    ageOpen: 'Not asked yet',
    ageNote: 'Is it wrong? Your school can correct it.',
    since: 'Here since',
    consent: 'Agreed to chat and class city',
    waits: 'Chat and the city of your class open when a grown-up has said yes. Please ask your teacher.',
  },
  kept: {
    title: 'What we keep',
    parts,
    entries: (count: number) =>
      count === 0 ? 'nothing' : count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`,
    days: (days: number) => (days === 1 ? 'goes after a day' : `goes after ${days} days`),
    withAccount: 'stays with your account',
  },
  take: {
    title: 'Take it with you',
    note: 'One file with everything, to open on any computer.',
    download: 'Download everything',
    busy: 'Packing...',
    done: 'Your data is downloaded.',
  },
  erase: {
    title: 'Erase',
    talk: 'Erase my conversations',
    talkNote: 'Gone at once, for good. Your lessons stay.',
    talkAsk: 'Erase all conversations with your companion? They cannot be brought back.',
    talkDone: (count: number) =>
      count === 0
        ? 'There was no conversation to erase.'
        : count === 1
          ? '1 conversation is erased.'
          : `${count} conversations are erased.`,
    all: 'Erase everything',
    allNote:
      'Your account, your learning, your city: all of it, two weeks from now. Until then you can change your mind.',
    allAsk: 'Have everything about you erased in two weeks?',
    planned: (day: string) => `Everything about you will be erased on ${day}.`,
    plannedNote: 'Until then all stays as it is, and you can keep your account.',
    keep: 'Keep my account',
    kept: 'Your account stays.',
    yes: 'Yes, erase',
    no: 'No, keep it',
  },
  unreached: 'We could not reach the server. Please try again.',
  age: {
    title: 'One question first',
    lead: 'How old are you? We ask once, because some things open for younger students when a grown-up has said yes.',
    label: 'Your age',
    bands,
    shortBands,
    reading:
      'Your companion is a program and not a person. Grown-ups who are responsible for you can read what you write to it.',
    notice: 'What do we keep about you?',
    go: 'Go on',
    busy: 'Saving...',
    cancel: 'Not now',
    waitTitle: 'Almost there',
    waitChat:
      'The chat opens for you when a grown-up has said yes. Please show this to your teacher or to somebody at home. Hints and lessons are open already.',
    waitCity:
      'The city of your class opens for you when a grown-up has said yes. Until then you build in a city of your own, and nothing you build is lost.',
    letter: {
      lead: 'Or send a letter to a grown-up at home, who can say yes with one click. We use the address for this letter and do not keep it.',
      label: 'Email of a grown-up',
      send: 'Send the letter',
      sending: 'Sending...',
      sent: 'The letter is on its way. The chat opens when they have said yes.',
    },
    understood: 'All right',
    ownCity: 'Build in my city',
  },
};
