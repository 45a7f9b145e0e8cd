import { schoolLimits } from '@playforward/contract';
import { findInvited, insertInvite } from '../features/accounts/invite.ts';
import { command, done, refused } from './command.ts';
import { addressWord, nameWord, roleWord } from './command-words.ts';
import { findAddress } from './find-address.ts';
import { noteCommand } from './on-account.ts';

const linkHours = schoolLimits.inviteHours;

/** Prints a link that makes its reader a teacher or an admin once a password is chosen. */
export const invitePerson = command(
  {
    usage: 'invite <teacher|admin> <e-mail> <name>',
    about: `print a link, good once for ${linkHours} hours, that makes a teacher or an admin`,
    words: { role: roleWord, email: addressWord, name: nameWord.optional() },
    lastTakesAll: true,
  },
  async (context, { role, email, name = '' }) => {
    await noteCommand(context, 'invite');
    const found = await findInvited(context, context.db, { email, name });
    if (found.kind !== 'invited') return refused(`Nobody was invited: ${refusals[found.kind](email)}`);
    const token = await insertInvite(context, context.db, { userId: found.user.id, role });
    const lines = [
      `${found.user.email} becomes ${role === 'admin' ? 'an admin' : 'a teacher'} with this link. It works once within ${linkHours} hours:`,
      `  ${await findAddress(context)}/reset-password#${token}`,
      'Give it to nobody else.',
    ];
    return done(lines.join('\n'));
  },
);

const refusals = {
  'not-an-address': (email: string) => `${email || '(nothing)'} is not an e-mail address.`,
  locked: (email: string) => `${email} is a locked account.`,
};
