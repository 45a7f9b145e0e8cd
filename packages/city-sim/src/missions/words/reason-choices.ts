import type { Reasons } from '../template.ts';

/** One reason to tap, and what is said to it. */
export type ReasonChoice = { text: string; reply: string };

const rightReply = 'Yes, that is why it works.';

/** Three reasons in an order of the seed, so that the place of the right one tells nothing. */
export function reasonChoices({ right, wrong }: Reasons, seed: number): ReasonChoice[] {
  const choices = [{ text: right, reply: rightReply }, ...wrong];
  const from = seed % choices.length;
  return [...choices.slice(from), ...choices.slice(0, from)];
}
