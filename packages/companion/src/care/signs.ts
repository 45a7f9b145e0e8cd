/** Kinds of need that a message can show; `none` is what almost every message shows. */
export const signs = [
  'none',
  'self-harm',
  'friend-risk',
  'eating',
  'abuse',
  'neglect',
  'grooming',
  'bullying',
  'danger',
] as const;

export type Sign = (typeof signs)[number];

export const isSign = (name: string): name is Sign => (signs as readonly string[]).includes(name);
