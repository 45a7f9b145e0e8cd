/**
 * Kinds of need that a message can show. `none` is what almost every message shows; `worry` is sorrow that a person
 * should hear of and that is no danger by itself.
 */
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
  'worry',
] as const;

export type Sign = (typeof signs)[number];

export const isSign = (name: string): name is Sign => (signs as readonly string[]).includes(name);
