/** Words of what is kept, and how long. */
export const dataText = {
  one: {
    title: 'Data of one person',
    lead: 'Find somebody who asks what is kept about them, or that it goes.',
    nobody: 'Nobody here is called like this.',
    another: 'Somebody else',
    download: 'Download the data',
    erase: 'Erase for good',
    note: 'The zip holds everything but what was said to the companion: the person alone downloads that, under My data. The person sees that you took the rest along.',
  },
  kept: {
    title: 'How long data stays',
    lead: 'By the settings of the server. Whoever runs it changes them.',
    inactive: (months: number | null) =>
      months === null
        ? 'An account stays until somebody deletes it.'
        : `An account that nobody signs in to for ${months} months is erased by itself.`,
    days: (days: number | null) => (days === null ? 'As long as the account' : `${days} days`),
    part: 'Part',
    stays: 'Stays',
  },
  erasures: {
    title: 'Erasures that were asked for',
    none: 'Nobody has asked for one.',
    line: (name: string, day: string) => `${name}: erased on ${day}`,
  },
};
