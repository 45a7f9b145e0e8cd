import type { LabName } from '@playforward/contract';

type LabWords = {
  title: string;
  /** What one does there, in the card that opens it. */
  invites: string;
  /** What one does there, at its top. */
  lead: string;
};

const labs: Record<LabName, LabWords> = {
  classifier: {
    title: 'Teach a machine to sort',
    invites: 'Give it examples, watch its line move, and see where it fails.',
    lead: 'You give examples. The machine learns from them and from nothing else.',
  },
  confusion: {
    title: 'Two ways to be wrong',
    invites: 'Move one number and see what gets better and what gets worse.',
    lead: 'This filter gives each message a score. You decide from which score on it says “unwanted”.',
  },
  'next-word': {
    title: 'A machine that writes',
    invites: 'Let it read a page and look at the odds of every next word.',
    lead: 'It reads one page and counts which word follows which. Then it writes by those counts.',
  },
  catch: {
    title: 'Catch the orb',
    invites: 'A game: one line of my solution is wrong on purpose. Find it.',
    lead: 'This is a game. One line is wrong on purpose.',
  },
  opened: {
    title: 'Look inside your companion',
    invites: 'See what I know of you, which move I chose, and by which rule.',
    lead: 'This is what I go by when I answer you. Only you can see it.',
  },
  rules: {
    title: 'My rules',
    invites: 'Write your own rules for using AI on a page, and print it.',
    lead: 'Four rules to begin with. Change the words, take some away, add your own.',
  },
};

/** Words that all labs share. */
export const labsText = {
  labs,
  chip: 'Lab',
  open: 'Open the lab',
  back: 'Back to the concepts',
  loading: 'The lab is on its way...',
  failed: 'The lab could not be opened',
  failedHelp: 'Look at your connection, then try once more.',
  tryAgain: 'Try again',
  staysHere: 'Runs on this device. Nothing is kept or sent.',
  partOf: (part: number, whole: number) => `${part} of ${whole}`,
};
