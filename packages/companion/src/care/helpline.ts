/** Whom a student can reach, as the operator of the school set it up. */
export type Helpline = { readonly name: string; readonly contact: string };

/** The kinds of card there are. */
export type CrisisSign = 'self-harm' | 'abuse' | 'danger';
