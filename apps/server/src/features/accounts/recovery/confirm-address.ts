import { updateEmailVerified } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { deleteToken, selectOptionalTokenOwner } from './account-tokens.ts';

/** Proves an address by the link of a mail; false when the link is over. */
export async function confirmAddress(
  { db, clock, sessions }: AccountServices,
  token: string,
): Promise<boolean> {
  const use = { token, purpose: 'confirm-address' as const, now: clock.now() };
  const user = await selectOptionalTokenOwner(db, use);
  if (!user) return false;
  const confirmed = await db.transaction(async (tx) => {
    if (!(await deleteToken(tx, use))) return false;
    await updateEmailVerified(tx, user.id);
    return true;
  });
  if (confirmed) await sessions.forget(user.id);
  return confirmed;
}
