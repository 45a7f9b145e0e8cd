/** Words of safety contacts and notes of concern. */
export const safetyText = {
  contacts: {
    title: 'Who is told',
    lead: 'When the companion shows a student a safety card, these people get a letter: who, when, and what kind of sign. Never a word that the student wrote.',
    noMail:
      'This server sends no mail, so nobody gets a letter: please look at the notes here every day, or ask whoever runs the server to set SMTP_URL.',
    byOperator: (email: string) => `${email}, set by whoever runs the server`,
    none: 'Nobody is told yet.',
    remove: (name: string) => `Take out ${name}`,
    removeShort: 'Take out',
    sure: (name: string) => `${name} will get no letters any more.`,
    name: 'Name',
    email: 'E-mail',
    add: 'Add a contact',
    added: 'Added.',
  },
  notes: {
    title: 'Notes of concern',
    lead: 'A program has read a message and may be mistaken: please look for yourself, today. Kept for 90 days.',
    none: 'There is none.',
    classes: (names: readonly string[]) => (names.length === 0 ? 'in no class' : names.join(', ')),
    state: { new: 'New', seen: 'Seen', done: 'Done' },
    by: (who: string, when: string) => `by ${who}, ${when}`,
    seen: 'Mark as seen',
    done: 'Mark as done',
    for: (act: string, name: string) => `${act}: ${name}`,
  },
};
