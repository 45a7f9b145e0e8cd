import { and, eq } from 'drizzle-orm';
import type { Entered, Outsider } from '../../account-service.ts';
import type { Db } from '../../db/pool.ts';
import { credentials, users } from '../../db/schema/accounts.ts';
import { linkedIdentities } from '../../db/schema/connect.ts';
import { type EmailAddress, readEmailAddress, userNameOf } from './email-address.ts';
import {
  insertOptionalUser,
  insertSecurityEvent,
  selectOptionalUserByEmail,
  selectOptionalUserById,
  type UserRow,
  updateEmailVerified,
  updateLastUsed,
  updateRole,
} from './queries.ts';
import { toName } from './register-account.ts';
import type { AccountServices } from './services.ts';

const longestName = 80;

/**
 * The account of somebody an issuer vouches for. Who has come before is known by the issuer's own id. Else a verified
 * address leads to the account that has it; an address that the issuer has not verified opens no account of anybody.
 */
export async function enterFromOutside(
  services: AccountServices,
  tx: Db,
  outsider: Outsider,
): Promise<Entered> {
  const now = services.clock.now();
  const known = await selectOptionalLinked(tx, outsider);
  const found = known ?? (await findOrMake(services, tx, outsider));
  if ('kind' in found) return found;
  if (!found.isActive) return { kind: 'locked' };
  if (!known) {
    const { issuer, subject } = outsider;
    await tx.insert(linkedIdentities).values({ issuer, subject, userId: found.id, linkedAt: now });
    await insertSecurityEvent(tx, { kind: 'identity-linked', userId: found.id, now });
  }
  if (found.role === 'student' && outsider.role === 'teacher') {
    await updateRole(tx, found.id, 'teacher');
    // The questions at the beginning are for students.
    await tx.update(users).set({ onboardingCompleted: true }).where(eq(users.id, found.id));
    await insertSecurityEvent(tx, { kind: 'became-teacher', userId: found.id, now });
  }
  await updateLastUsed(tx, found.id, now);
  return { kind: 'entered', userId: found.id };
}

async function findOrMake(
  services: AccountServices,
  tx: Db,
  { userId, email, name }: Outsider,
): Promise<UserRow | Exclude<Entered, { kind: 'entered' }>> {
  const given = userId === undefined ? undefined : await selectOptionalUserById(tx, userId);
  if (given) return given;
  const address = email && readEmailAddress(email.address);
  if (email && (!address || userNameOf(address.full))) return { kind: 'not-an-address' };
  const owner = address && (await selectOptionalUserByEmail(tx, address.full));
  if (!owner) return make(services, tx, { name, address: email?.verified ? address : undefined });
  if (!email?.verified || owner.isGuest) return { kind: 'unverified' };
  if (!owner.emailVerified) await takeFromStrangers(services, tx, owner);
  return owner;
}

/** Nobody had proved the address: a password that somebody else may have chosen opens nothing any more. */
async function takeFromStrangers({ sessions }: AccountServices, tx: Db, owner: UserRow): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.userId, owner.id));
  await sessions.dropAll(tx, owner.id);
  await updateEmailVerified(tx, owner.id);
}

/** Without an address of its own an account stands under one that no mail can reach. */
async function make(
  { clock, random }: AccountServices,
  tx: Db,
  { name, address }: { name: string; address: EmailAddress | undefined },
): Promise<UserRow> {
  const now = clock.now();
  const email = address?.full ?? `${random.bytes(10).toString('hex')}@account.invalid`;
  const shown = toName(name.slice(0, longestName));
  const user = await insertOptionalUser(tx, { email, name: shown, isGuest: false, now });
  if (!user) throw new Error('two accounts were made for one address at the same moment');
  await updateEmailVerified(tx, user.id);
  await insertSecurityEvent(tx, { kind: 'registered-from-outside', userId: user.id, now });
  return user;
}

async function selectOptionalLinked(
  tx: Db,
  { issuer, subject }: Pick<Outsider, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(linkedIdentities)
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)));
  return row?.user;
}
