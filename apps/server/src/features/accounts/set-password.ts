import type { Db } from '../../db/pool.ts';
import { insertSecurityEvent, type UserRow, updateLastUsed, upsertCredential } from './queries.ts';
import type { AccountServices } from './services.ts';

export type PasswordChange = { user: UserRow; password: string; kind: 'password-changed' | 'password-reset' };

/** Stores a new password, ends every session of the account and starts a fresh one; answers its token. */
export async function setPassword(
  services: AccountServices,
  { user, password, kind }: PasswordChange,
  /** What has to succeed in the same transaction; false stores nothing. */
  claim: (tx: Db) => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  const { db, clock, hasher, sessions, throttle } = services;
  const passwordHash = await hasher.hash(password);
  const now = clock.now();
  const token = await db.transaction(async (tx) => {
    if (!(await claim(tx))) return undefined;
    await upsertCredential(tx, { userId: user.id, passwordHash, now });
    await updateLastUsed(tx, user.id, now);
    await insertSecurityEvent(tx, { kind, userId: user.id, now });
    await sessions.dropAll(tx, user.id);
    return sessions.start(tx, user.id);
  });
  if (token === undefined) return undefined;
  await throttle.unlock(user.email);
  await sessions.forget(user.id);
  return token;
}
