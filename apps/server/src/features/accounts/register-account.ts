import type { RegisterBody } from '@playforward/contract';
import { readEmailAddress } from './email-address.ts';
import { insertOptionalUser, insertSecurityEvent, type UserRow, upsertCredential } from './queries.ts';
import type { AccountServices } from './services.ts';

export type RegisterResult =
  | { kind: 'registered'; user: UserRow; token: string }
  | { kind: 'restricted' | 'not-an-address' | 'already-registered' };

/** Creates a student with a password and signs the student in. */
export async function registerAccount(
  services: AccountServices,
  body: RegisterBody,
): Promise<RegisterResult> {
  const { db, settings, clock, sessions, hasher } = services;
  const address = readEmailAddress(body.email);
  if (settings.allowedEmailDomain !== undefined && address?.domain !== settings.allowedEmailDomain) {
    return { kind: 'restricted' };
  }
  if (!address) return { kind: 'not-an-address' };
  const passwordHash = await hasher.hash(body.password);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const name = body.name || 'User';
    const user = await insertOptionalUser(tx, { email: address.full, name, isGuest: false, now });
    if (!user) return { kind: 'already-registered' };
    await upsertCredential(tx, { userId: user.id, passwordHash, now });
    await insertSecurityEvent(tx, { kind: 'registered', userId: user.id, now });
    return { kind: 'registered', user, token: await sessions.start(tx, user.id) };
  });
}
