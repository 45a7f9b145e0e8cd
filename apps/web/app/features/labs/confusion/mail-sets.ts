/** How many of the messages are unwanted. */
export type MailSet = 'even' | 'rare' | 'none';

export const mailSets: Readonly<Record<MailSet, { real: number; other: number }>> = {
  even: { real: 12, other: 12 },
  rare: { real: 3, other: 21 },
  none: { real: 0, other: 24 },
};
