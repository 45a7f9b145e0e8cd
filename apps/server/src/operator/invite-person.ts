import type { AppContext } from '../context.ts';
import { insertToken } from '../features/accounts/account-tokens.ts';
import { readEmailAddress, userNameOf } from '../features/accounts/email-address.ts';
import { insertOptionalUser, selectOptionalUserByEmail } from '../features/accounts/queries.ts';
import { toName } from '../features/accounts/register-account.ts';
import type { CommandResult } from './command-result.ts';

const linkHours = 72;
const purposes = { teacher: 'invite-teacher', admin: 'invite-admin' } as const;

/**
 * Prints a link that makes its reader a teacher or an admin once a password is chosen. The role comes with the use of
 * the link, so that a mistyped address changes nobody. An earlier link for the same role opens nothing any more.
 */
export async function invitePerson(context: AppContext, args: string[]): Promise<CommandResult> {
  const [role = '', email = '', ...more] = args;
  const address = readEmailAddress(email);
  if (!isRole(role))
    return { kind: 'refused', text: 'Usage: npm run admin -- invite <teacher|admin> <e-mail> <name>' };
  if (!address || userNameOf(address.full))
    return { kind: 'refused', text: `Nobody was invited: ${email || '(nothing)'} is not an e-mail address.` };
  const { db, clock, settings } = context;
  const now = clock.now();
  const name = toName(more.join(' ').slice(0, 80) || address.local);
  const user =
    (await insertOptionalUser(db, { email: address.full, name, isGuest: false, now })) ??
    (await selectOptionalUserByEmail(db, address.full));
  if (!user?.isActive || user.isGuest)
    return { kind: 'refused', text: `Nobody was invited: ${email} is a locked account.` };
  const wanted = { userId: user.id, purpose: purposes[role], now, seconds: linkHours * 3_600 };
  const token = await insertToken(db, wanted);
  const origin = settings.publicOrigin ?? 'http://localhost:3000';
  const lines = [
    `${address.full} becomes ${role === 'admin' ? 'an admin' : 'a teacher'} with this link. It works once within ${linkHours} hours:`,
    `  ${origin}/reset-password#${token}`,
    'Give it to nobody else.',
  ];
  return { kind: 'done', text: lines.join('\n') };
}

function isRole(text: string): text is keyof typeof purposes {
  return Object.hasOwn(purposes, text);
}
