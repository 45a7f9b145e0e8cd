import { waitsForConsent } from '../../../http/access/require-consent.ts';
import { upsertConsent } from '../../../privacy/queries.ts';
import { readEmailAddress } from '../email-address.ts';
import { letterText } from '../letter-text.ts';
import { insertSecurityEvent, selectOptionalUserById, type UserRow } from '../queries.ts';
import { deleteToken, insertToken, selectOptionalTokenOwner } from '../recovery/account-tokens.ts';
import type { AccountServices } from '../services.ts';

const topic = 'ask-guardian';
const purpose = 'guardian-consent';
const linkSeconds = 7 * 86_400;

type AskResult = 'noted' | 'no-mail' | 'not-an-address' | 'nothing-waits';

/**
 * Asks a grown-up by mail to say yes for a child. The address stays until the letter is sent, and nowhere after: a child
 * gave it for this alone.
 */
export async function askGuardian(
  services: AccountServices,
  { userId, email }: { userId: number; email: string },
): Promise<AskResult> {
  const { db, outbox } = services;
  if (!outbox.hasMail) return 'no-mail';
  const address = readEmailAddress(email);
  if (!address) return 'not-an-address';
  if (!(await waitsForConsent(services, userId))) return 'nothing-waits';
  await outbox.add(db, 'mail', {
    topic,
    userId,
    data: { email: address.full },
    giveUpAfterSeconds: linkSeconds,
  });
  return 'noted';
}

/** Names how the letter is written; its link is made then, and an earlier one opens nothing any more. */
export function writeGuardianLetters(services: AccountServices): void {
  const { db, clock, outbox, settings } = services;
  outbox.onMail(topic, async ({ userId, data: { email } }) => {
    const child = userId === null ? undefined : await selectOptionalUserById(db, userId);
    if (!child?.isActive || email === undefined || !(await waitsForConsent(services, child.id)))
      return undefined;
    const token = await insertToken(db, {
      userId: child.id,
      purpose,
      now: clock.now(),
      seconds: linkSeconds,
    });
    const { productName, organisation, publicOrigin, schoolPath } = settings;
    const site = `${publicOrigin}${schoolPath}`;
    const names = { productName, organisation, name: child.name };
    const addresses = { address: `${site}/auth/agree#${token}`, notice: `${site}/privacy` };
    return { to: email, ...letterText.askGuardian({ ...names, ...addresses }) };
  });
}

/** Whose child a link speaks of; undefined when it is over. */
function findAskedChild({ db, clock }: AccountServices, token: string): Promise<UserRow | undefined> {
  return selectOptionalTokenOwner(db, { token, purpose, now: clock.now() });
}

type GuardianAnswer = { token: string; who: string; agrees: boolean };

/** Notes a grown-up's yes, or that there is none; false when the link is over. */
export async function answerForChild(
  services: AccountServices,
  { token, who, agrees }: GuardianAnswer,
): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  const child = await findAskedChild(services, token);
  if (!child) return false;
  return db.transaction(async (tx) => {
    if (!(await deleteToken(tx, { token, purpose, now }))) return false;
    if (agrees) await upsertConsent(tx, { userId: child.id, by: `${who}, by a letter to home`, now });
    const kind = agrees ? 'guardian-agreed' : 'guardian-declined';
    await insertSecurityEvent(tx, { kind, userId: child.id, now });
    return true;
  });
}
