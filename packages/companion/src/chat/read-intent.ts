import { type Intent, intents } from './intents.ts';

/** What the student may want, the likeliest first; empty when no row of the table fits. */
export function readIntents(text: string): readonly Intent[] {
  return [...new Set(intents.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent))];
}
