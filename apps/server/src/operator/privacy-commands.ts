import { ageBands } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { takeErasureBack } from '../features/accounts/my-data/erasure.ts';
import type { UserRow } from '../features/accounts/queries.ts';
import { selectErasures, upsertAge, upsertConsent } from '../privacy/queries.ts';
import type { CommandResult } from './command-result.ts';

type PrivacyAct = (context: AppContext, user: UserRow, words: string[]) => Promise<CommandResult>;

const done = (text: string): CommandResult => ({ kind: 'done', text });
const mostOfConsent = 200;

/** What the school says about one person's age, consent and erasure. */
export const privacyActs: Readonly<Record<string, PrivacyAct>> = {
  async age({ db, clock }, { id: userId, email }, [said]) {
    const band = ageBands.find((known) => known === said);
    if (!band) return { kind: 'refused', text: `An age is one of ${ageBands.join(', ')}.` };
    await upsertAge(db, { userId, band, saidBy: 'school', now: clock.now() });
    return done(`${email} is noted as ${band}.`);
  },
  async consent({ db, clock }, { id: userId, email }, words) {
    const by = words.join(' ').trim().slice(0, mostOfConsent);
    if (by === '')
      return { kind: 'refused', text: 'Say who agreed, such as: Maria Lopez, mother, form of 2026-11-20.' };
    await upsertConsent(db, { userId, by, now: clock.now() });
    return done(`Chat and the class's city are open to ${email}. Noted: ${by}.`);
  },
  async 'withdraw-consent'({ db, clock }, { id: userId, email }) {
    await upsertConsent(db, { userId, by: null, now: clock.now() });
    return done(`The yes for ${email} is taken back. Without one, an age below CONSENT_AGE closes both.`);
  },
  async keep(context, { id, email }) {
    await takeErasureBack(context, id);
    return done(`${email} is not erased.`);
  },
};

export async function listErasures({ db }: AppContext): Promise<string> {
  const erasures = await selectErasures(db);
  const lines = erasures.map(
    ({ email, eraseAt }) => `${email}\terased on ${eraseAt?.toISOString().slice(0, 10)}`,
  );
  return [...lines, `${erasures.length} ${erasures.length === 1 ? 'erasure' : 'erasures'} asked for`].join(
    '\n',
  );
}
