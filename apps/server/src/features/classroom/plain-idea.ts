import { misconceptions } from '@playforward/curriculum';

/** A named wrong idea in plain words, as a sentence begins. */
export function plainIdea(id: string): string {
  const known: Readonly<Record<string, { phrase: string }>> = misconceptions;
  const phrase = Object.hasOwn(known, id) ? known[id]?.phrase : undefined;
  const words = phrase ?? id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
