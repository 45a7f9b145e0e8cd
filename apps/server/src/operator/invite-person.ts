import { schoolLimits } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { findInvited, type InvitedRole, insertInvite, invitePurposes } from '../features/accounts/invite.ts';
import type { CommandResult } from './command-result.ts';
import { findAddress } from './find-address.ts';

const linkHours = schoolLimits.inviteHours;

/** Prints a link that makes its reader a teacher or an admin once a password is chosen. */
export async function invitePerson(context: AppContext, args: string[]): Promise<CommandResult> {
  const [role = '', email = '', ...more] = args;
  if (!isRole(role))
    return { kind: 'refused', text: 'Usage: npm run admin -- invite <teacher|admin> <e-mail> <name>' };
  const found = await findInvited(context, context.db, { email, name: more.join(' ') });
  if (found.kind !== 'invited')
    return { kind: 'refused', text: `Nobody was invited: ${refusals[found.kind](email)}` };
  const token = await insertInvite(context, context.db, { userId: found.user.id, role });
  const lines = [
    `${found.user.email} becomes ${role === 'admin' ? 'an admin' : 'a teacher'} with this link. It works once within ${linkHours} hours:`,
    `  ${await findAddress(context)}/reset-password#${token}`,
    'Give it to nobody else.',
  ];
  return { kind: 'done', text: lines.join('\n') };
}

const refusals = {
  'not-an-address': (email: string) => `${email || '(nothing)'} is not an e-mail address.`,
  locked: (email: string) => `${email} is a locked account.`,
};

function isRole(text: string): text is InvitedRole {
  return Object.hasOwn(invitePurposes, text);
}
