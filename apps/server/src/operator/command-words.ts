import { ageBands } from '@playforward/contract';
import { z } from 'zod';
import { readEmailAddress, readSignInName } from '../features/accounts/email-address.ts';

/** What the words of commands have to be. In a sentence `%s` stands for what was typed. */
const word = z.string({ error: 'missing' });

/** The address of an account, or the user name of a pupil who has none. */
export const personWord = word.transform((text, { addIssue }) => {
  const address = readSignInName(text)?.full;
  if (address !== undefined) return address;
  addIssue('"%s" is no e-mail address, and no user name such as lively-owl-42.');
  return z.NEVER;
});

/** The address of somebody who may have no account yet. */
export const addressWord = word.transform((text, { addIssue }) => {
  const address = readEmailAddress(text)?.full;
  if (address !== undefined) return address;
  addIssue('"%s" is no e-mail address.');
  return z.NEVER;
});

const mostOfName = 80;
export const nameWord = word.max(mostOfName, { error: `A name has at most ${mostOfName} characters.` });

const mostOfConsent = 200;
export const agreedWord = word.max(mostOfConsent, {
  error: `Who agreed is said in at most ${mostOfConsent} characters.`,
});

/** A file, a folder, a host name, a setting: what it may be is seen where it is used. */
export const textWord = word;

export const ageWord = z.enum(ageBands, { error: `"%s" is no age: it is one of ${ageBands.join(', ')}.` });
export const roleWord = z.enum(['teacher', 'admin'], { error: '"%s" is no role: it is teacher or admin.' });

export const noteNumberWord = word
  .regex(/^[1-9]\d{0,14}$/, { error: '"%s" is no number of a note: npm run admin -- safety lists them.' })
  .transform(Number);

export const slugWord = word.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, {
  error:
    '"%s" cannot stand in an address: take small letters, digits and hyphens, at most 40, such as north.',
});
