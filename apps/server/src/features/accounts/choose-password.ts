import type { ChoosePasswordBody } from '@playforward/contract';
import { checkPassword, type PasswordProblem } from './check-password.ts';
import { readEmailAddress } from './email-address.ts';
import type { UserRow } from './queries.ts';
import type { AccountServices } from './services.ts';
import { setPassword } from './set-password.ts';
import { type CallFrom, judgePassword } from './sign-in.ts';

export type ChooseResult =
  | { kind: 'signed-in'; user: UserRow; token: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'restricted' | 'wrong' | 'inactive' | 'one-time-over' | 'same-password' | PasswordProblem };

/**
 * Exchanges the password of an account, above all a one-time one, for an own one and signs in. Guarded like a sign-in:
 * the new password is looked at only after the old one was right.
 */
export async function choosePassword(
  services: AccountServices,
  { email, password, new_password: chosen }: ChoosePasswordBody,
  from: CallFrom,
): Promise<ChooseResult> {
  const judged = await judgePassword(services, { email, password }, from);
  if (judged.kind !== 'right') return judged;
  const { user, oneTimeUntil } = judged.account;
  if (!user.isActive) return { kind: 'inactive' };
  if (oneTimeUntil && oneTimeUntil <= services.clock.now()) return { kind: 'one-time-over' };
  if (chosen === password) return { kind: 'same-password' };
  const address = readEmailAddress(user.email);
  const problem = address && checkPassword(chosen, { settings: services.settings, address, name: user.name });
  if (problem) return { kind: problem };
  const token = await setPassword(services, { user, password: chosen, kind: 'password-changed' });
  return token === undefined ? { kind: 'wrong' } : { kind: 'signed-in', user, token };
}
