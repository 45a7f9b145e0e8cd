import { takeErasureBack } from '../features/accounts/my-data/erasure.ts';
import { upsertAge, upsertConsent } from '../privacy/queries.ts';
import { command, done } from './command.ts';
import { ageWord, agreedWord, personWord } from './command-words.ts';
import { ofAccount, onAccount } from './on-account.ts';

/** What the school says about one person's age, consent and erasure. */
export const privacyCommands = {
  age: command(
    {
      usage: 'age <e-mail> <age>',
      about: 'say for the school how old a person is: under-13, 13-15 or 16-plus',
      words: { email: personWord, band: ageWord },
    },
    (context, { email, band }) =>
      onAccount(context, { name: 'age', email }, async (user) => {
        const now = context.clock.now();
        await upsertAge(context.db, { userId: user.id, band, saidBy: 'school', now });
        return done(`${user.email} is noted as ${band}.`);
      }),
  ),
  consent: command(
    {
      usage: 'consent <e-mail> <who agreed>',
      about: "note who agreed to chat and the class's city for a person below CONSENT_AGE",
      words: { email: personWord, by: agreedWord },
      lastTakesAll: true,
    },
    (context, { email, by }) =>
      onAccount(context, { name: 'consent', email }, async (user) => {
        await upsertConsent(context.db, { userId: user.id, by, now: context.clock.now() });
        return done(`Chat and the class's city are open to ${user.email}. Noted: ${by}.`);
      }),
  ),
  'withdraw-consent': ofAccount('withdraw-consent', 'take that back', async ({ db, clock }, user) => {
    await upsertConsent(db, { userId: user.id, by: null, now: clock.now() });
    return `The yes for ${user.email} is taken back. Without one, an age below CONSENT_AGE closes both.`;
  }),
  keep: ofAccount('keep', 'do not erase an account whose owner asked for it', async (context, user) => {
    await takeErasureBack(context, user.id);
    return `${user.email} is not erased.`;
  }),
};
