/** Whom a student can reach and how: by a number in the words, or in a place. */
export type Helpline = { readonly name: string; readonly contact: string };

/** What the operator of the school has set up for a student in need. */
export type CareContacts = {
  /** A person at the school, shown first. */
  readonly person?: Helpline | undefined;
  readonly helpline?: Helpline | undefined;
  /** The emergency number of the place. */
  readonly emergency?: string | undefined;
  /** Whether a note of concern is sent to somebody, or waits to be looked up. */
  readonly isSent?: boolean;
  /** Whether the student's words stand in it. */
  readonly keepsWords?: boolean;
};

/** The kinds of card there are. */
export type CrisisSign = 'self-harm' | 'abuse' | 'danger';
