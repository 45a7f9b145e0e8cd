import type { ResetPasswordBody } from '@playforward/contract';
import { deleteToken, selectOptionalTokenOwner } from './account-tokens.ts';
import { checkPassword, type PasswordProblem } from './check-password.ts';
import { readEmailAddress } from './email-address.ts';
import { type UserRow, updateEmailVerified } from './queries.ts';
import type { AccountServices } from './services.ts';
import { setPassword } from './set-password.ts';

export type ResetResult =
  | { kind: 'signed-in'; user: UserRow; token: string }
  | { kind: 'link-over' | 'inactive' | PasswordProblem };

/** Sets a password by the link of a mail. The link is used up only when the password is taken; it also proves the address. */
export async function resetPassword(
  services: AccountServices,
  { token, new_password: chosen }: ResetPasswordBody,
): Promise<ResetResult> {
  const use = { token, purpose: 'reset-password' as const, now: services.clock.now() };
  const user = await selectOptionalTokenOwner(services.db, use);
  if (!user) return { kind: 'link-over' };
  if (!user.isActive) return { kind: 'inactive' };
  const address = readEmailAddress(user.email);
  const problem = address && checkPassword(chosen, { settings: services.settings, address, name: user.name });
  if (problem) return { kind: problem };
  const change = { user, password: chosen, kind: 'password-reset' as const };
  const session = await setPassword(services, change, async (tx) => {
    if (!(await deleteToken(tx, use))) return false;
    await updateEmailVerified(tx, user.id);
    return true;
  });
  if (session === undefined) return { kind: 'link-over' };
  return { kind: 'signed-in', user: { ...user, emailVerified: true }, token: session };
}
