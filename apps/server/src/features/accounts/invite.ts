import { schoolLimits } from '@playforward/contract';
import type { Db } from '../../db/pool.ts';
import { readEmailAddress, userNameOf } from './email-address.ts';
import {
  insertOptionalUser,
  selectOptionalUserByEmail,
  selectOptionalUserById,
  type UserRow,
} from './queries.ts';
import { insertToken } from './recovery/account-tokens.ts';
import { toName } from './register-account.ts';
import type { AccountServices } from './services.ts';

export type InvitedRole = 'teacher' | 'admin';
type Invite = { email: string; name: string };
type Needed = Pick<AccountServices, 'clock'>;

const invitePurposes = { teacher: 'invite-teacher', admin: 'invite-admin' } as const;
export const inviteTopic = 'invite-adult';
const hourMs = 3_600_000;

export type InviteResult =
  | { kind: 'invited'; user: UserRow; until: Date }
  | { kind: 'not-an-address' | 'locked' };

/**
 * Finds or makes the account of who is invited. The role comes with the use of a link, so that a mistyped address changes
 * nobody.
 */
export async function findInvited({ clock }: Needed, tx: Db, { email, name }: Invite): Promise<InviteResult> {
  const address = readEmailAddress(email);
  if (!address || userNameOf(address.full)) return { kind: 'not-an-address' };
  const now = clock.now();
  const shown = toName(name.slice(0, 80) || address.local);
  const user =
    (await insertOptionalUser(tx, { email: address.full, name: shown, isGuest: false, now })) ??
    (await selectOptionalUserByEmail(tx, address.full));
  if (!user?.isActive || user.isGuest) return { kind: 'locked' };
  return { kind: 'invited', user, until: new Date(now.getTime() + schoolLimits.inviteHours * hourMs) };
}

/** A link's token, good once; one for the same role that was made before opens nothing any more. */
export function insertInvite(
  { clock }: Needed,
  tx: Db,
  { userId, role }: { userId: number; role: InvitedRole },
): Promise<string> {
  const seconds = schoolLimits.inviteHours * 3_600;
  return insertToken(tx, { userId, purpose: invitePurposes[role], now: clock.now(), seconds });
}

/** Names how an invitation is written; its link is made when the letter leaves. */
export function writeInviteLetters(services: AccountServices): void {
  const { db, outbox, settings } = services;
  outbox.onMail(inviteTopic, async ({ userId, data }) => {
    const user = userId === null ? undefined : await selectOptionalUserById(db, userId);
    const role = data.role === 'admin' ? ('admin' as const) : ('teacher' as const);
    if (!user?.isActive || user.role === role) return undefined;
    const token = await insertInvite(services, db, { userId: user.id, role });
    const { productName, organisation } = settings;
    return {
      to: user.email,
      subject: `${organisation} invites you to ${productName}`,
      text: `Hello ${user.name},

${organisation} invites you to ${productName} ${role === 'admin' ? 'to look after the school' : 'as a teacher'}. Open this address within ${schoolLimits.inviteHours} hours
and choose a password:

${settings.publicOrigin}${settings.schoolPath}/reset-password#${token}

It works once. If you do not know of this, you can leave this letter alone.
`,
    };
  });
}
