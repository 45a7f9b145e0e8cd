import { findPasswordWeakness, type PasswordRules } from '@playforward/language';

/** What the help below the password says: what is wrong with it, or how well it will hold. */
export type PasswordRating = 'too-short' | 'too-common' | 'is-context' | 'fair' | 'strong';

const strongLength = 14;
const strongVariety = 7;

/** Refuses what the server refuses; beyond that length and variety count, as they do for who guesses. */
export function ratePassword(password: string, rules: PasswordRules): PasswordRating {
  const weakness = findPasswordWeakness(password, rules);
  if (weakness) return weakness;
  const characters = [...password];
  const varied = new Set(characters).size >= strongVariety;
  return characters.length >= strongLength && varied ? 'strong' : 'fair';
}
