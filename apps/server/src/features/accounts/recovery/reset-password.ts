import type { ResetPasswordBody } from '@playforward/contract';
import { checkPassword, type PasswordProblem } from '../check-password.ts';
import { readEmailAddress } from '../email-address.ts';
import { type UserRow, updateEmailVerified, updateInvited } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { setPassword } from '../set-password.ts';
import { deleteToken, selectOptionalTokenOwner, type TokenPurpose } from './account-tokens.ts';

export type ResetResult =
  | { kind: 'signed-in'; user: UserRow; token: string }
  | { kind: 'link-over' | 'inactive' | PasswordProblem };

/** The role that comes with a link; a link to mend a password leaves the role as it is. */
const roleOf = {
  'reset-password': undefined,
  'invite-teacher': 'teacher',
  'invite-admin': 'admin',
} as const satisfies Partial<Record<TokenPurpose, unknown>>;
const purposes = ['reset-password', 'invite-teacher', 'invite-admin'] as const;

/**
 * Sets a password by the link of a mail or an invitation. The link is used up only when the password is taken; it also
 * proves the address, and an invitation gives its role.
 */
export async function resetPassword(
  services: AccountServices,
  { token, new_password: chosen }: ResetPasswordBody,
): Promise<ResetResult> {
  const found = await findOwner(services, token);
  if (!found) return { kind: 'link-over' };
  const { user, use } = found;
  if (!user.isActive) return { kind: 'inactive' };
  const address = readEmailAddress(user.email);
  const problem = address && checkPassword(chosen, { settings: services.settings, address, name: user.name });
  if (problem) return { kind: problem };
  const change = { user, password: chosen, kind: 'password-reset' as const };
  const session = await setPassword(services, change, async (tx) => {
    if (!(await deleteToken(tx, use))) return false;
    await updateEmailVerified(tx, user.id);
    const role = roleOf[use.purpose];
    if (role) await updateInvited(tx, user.id, role);
    return true;
  });
  if (session === undefined) return { kind: 'link-over' };
  const onboardingCompleted = user.onboardingCompleted || roleOf[use.purpose] !== undefined;
  return { kind: 'signed-in', user: { ...user, emailVerified: true, onboardingCompleted }, token: session };
}

async function findOwner({ db, clock }: AccountServices, token: string) {
  for (const purpose of purposes) {
    const use = { token, purpose, now: clock.now() };
    const user = await selectOptionalTokenOwner(db, use);
    if (user) return { user, use };
  }
  return undefined;
}
