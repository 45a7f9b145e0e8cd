import type { UserRole } from '@playforward/contract';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import {
  auditLog,
  credentials,
  learnerProfiles,
  sessions,
  signInFailures,
  users,
} from '../../db/schema/accounts.ts';
import { orbThreads } from '../../db/schema/orb.ts';

export type UserRow = typeof users.$inferSelect;

export async function selectOptionalAccount(db: Db, email: string) {
  const [row] = await db
    .select({
      user: users,
      passwordHash: credentials.passwordHash,
      oneTimeUntil: credentials.oneTimeUntil,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return row;
}

export async function selectOptionalUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function selectOptionalUserById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updateEmailVerified(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export async function updateEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.update(users).set({ email, emailVerified: false }).where(eq(users.id, userId));
}

export async function updateName(db: Db, userId: number, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

/** Removes a person's conversations with the companion; answers how many. */
export async function deleteConversations(db: Db, userId: number): Promise<number> {
  const { rowCount } = await db.delete(orbThreads).where(eq(orbThreads.userId, userId));
  return rowCount ?? 0;
}

export function selectUsers(db: Db): Promise<UserRow[]> {
  return db.select().from(users).orderBy(users.email);
}

/** A user with the chosen career, as /user/me shows it; prepared, because every page asks. */
export function prepareSelectUserWithProfile(db: Db) {
  return db
    .select({ user: users, chosenCareer: learnerProfiles.chosenCareer })
    .from(users)
    .leftJoin(learnerProfiles, eq(learnerProfiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_with_profile');
}

export type NewUser = { email: string; name: string; isGuest: boolean; now: Date };

/** The new user, or undefined when the address is taken. */
export async function insertOptionalUser(db: Db, { email, name, isGuest, now }: NewUser) {
  const [row] = await db
    .insert(users)
    .values({ email, name, isGuest, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing({ target: [users.schoolId, users.email] })
    .returning();
  return row;
}

export async function upsertCredential(
  db: Db,
  credential: { userId: number; passwordHash: string; now: Date; oneTimeUntil?: Date; onCard?: boolean },
) {
  const { userId, passwordHash, now, oneTimeUntil = null, onCard = false } = credential;
  const set = { passwordHash, changedAt: now, oneTimeUntil, onCard };
  await db
    .insert(credentials)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: credentials.userId, set });
}

/** The same password, hashed anew. */
export async function updatePasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(credentials).set({ passwordHash }).where(eq(credentials.userId, userId));
}

export async function updateLastUsed(db: Db, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastUsedAt: now }).where(eq(users.id, userId));
}

export async function updateChosenCareer(
  db: Db,
  choice: { userId: number; chosenCareer: string; now: Date },
) {
  const { userId, chosenCareer, now } = choice;
  await db
    .insert(learnerProfiles)
    .values({ userId, chosenCareer, updatedAt: now })
    .onConflictDoUpdate({ target: learnerProfiles.userId, set: { chosenCareer, updatedAt: now } });
  await db.update(users).set({ onboardingCompleted: true }).where(eq(users.id, userId));
}

export async function updateIsActive(db: Db, userId: number, isActive: boolean): Promise<void> {
  await db.update(users).set({ isActive }).where(eq(users.id, userId));
}

/** Answers whether the account was still there. */
export async function deleteUser(db: Db, userId: number): Promise<boolean> {
  return (await db.delete(users).where(eq(users.id, userId)).returning({ id: users.id })).length > 0;
}

export type SecurityEvent = {
  kind: string;
  userId?: number | undefined;
  now: Date;
  details?: Record<string, string | number | boolean>;
};

export async function insertSecurityEvent(
  db: Db,
  { kind, userId, now, details }: SecurityEvent,
): Promise<void> {
  await db.insert(auditLog).values({ kind, userId: userId ?? null, at: now, details: details ?? {} });
}

export type SignInTry = { subject: Buffer; now: Date };
export type AttemptLimits = {
  free: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  mostInARow: number;
};

/**
 * Counts a try as failed before it is judged, and answers whether it may be made. One statement, so that tries
 * at the same moment cannot pass together; a right password removes the count again.
 */
export async function upsertAttempt(
  db: Db,
  { subject, now }: SignInTry,
  limits: AttemptLimits,
): Promise<boolean> {
  const next = sql`${signInFailures.consecutive} + 1`;
  const delay = sql`CASE
    WHEN ${next} < ${limits.free} THEN 0
    WHEN ${next} >= ${limits.mostInARow} THEN 3153600000
    ELSE least(${limits.firstDelaySeconds} * power(2, least(${next} - ${limits.free}, 20)), ${limits.longestDelaySeconds})
  END`;
  const counted = await db
    .insert(signInFailures)
    .values({ subject, consecutive: 1, lastFailedAt: now, blockedUntil: now })
    .onConflictDoUpdate({
      target: [signInFailures.schoolId, signInFailures.subject],
      set: {
        consecutive: next,
        lastFailedAt: now,
        blockedUntil: sql`excluded.last_failed_at + make_interval(secs => ${delay})`,
      },
      // Of two free tries at one moment the clock of the first may be the later one.
      setWhere: sql`${lt(signInFailures.consecutive, limits.free)} OR ${lte(signInFailures.blockedUntil, now)}`,
    })
    .returning({ consecutive: signInFailures.consecutive });
  return counted.length > 0;
}

export async function selectBlockedUntil(db: Db, subject: Buffer): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: signInFailures.blockedUntil })
    .from(signInFailures)
    .where(eq(signInFailures.subject, subject));
  return row?.until;
}

/** Takes back one counted try that was never judged. */
export async function updateAttemptForgiven(db: Db, { subject, now }: SignInTry): Promise<void> {
  await db
    .update(signInFailures)
    .set({ consecutive: sql`${signInFailures.consecutive} - 1`, blockedUntil: now })
    .where(eq(signInFailures.subject, subject));
}

export async function deleteFailures(db: Db, subject: Buffer): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.subject, subject));
}

/** Beyond these numbers the oldest go, whatever their age: what strangers cause must not fill the disk. */
const mostEvents = 1_000_000;
const mostFailures = 200_000;

const isInactive = (before: Date) =>
  and(eq(users.isGuest, false), eq(users.role, 'student'), lt(users.lastUsedAt, before));

/** Students' accounts not used since, for a preview. */
export function selectInactive(db: Db, before: Date): Promise<UserRow[]> {
  return db.select().from(users).where(isInactive(before)).orderBy(users.lastUsedAt);
}

/** Removes students' accounts not used since, with all they hold; answers their ids. */
export async function deleteInactive(db: Db, before: Date): Promise<number[]> {
  const gone = await db.delete(users).where(isInactive(before)).returning({ id: users.id });
  return gone.map(({ id }) => id);
}

export async function updateRole(db: Db, userId: number, role: UserRole): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

/** Gives somebody who was invited the role, and spares the questions that are for students. */
export async function updateInvited(db: Db, userId: number, role: 'teacher' | 'admin'): Promise<void> {
  await db.update(users).set({ role, onboardingCompleted: true }).where(eq(users.id, userId));
}

export type PurgeLimits = { guestsBefore: Date; sessionsBefore: Date; eventsBefore: Date };

/** Removes what has outlived its retention and answers how much that was. */
export async function deleteOutlived(db: Db, limits: PurgeLimits) {
  const idleGuests = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isGuest, true), lt(users.lastUsedAt, limits.guestsBefore)));
  const guests = await db.delete(users).where(inArray(users.id, idleGuests)).returning({ id: users.id });
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, limits.sessionsBefore));
  const failures = await db
    .delete(signInFailures)
    .where(lt(signInFailures.lastFailedAt, limits.eventsBefore));
  const events = await db.delete(auditLog).where(lt(auditLog.at, limits.eventsBefore));
  await db.execute(sql`DELETE FROM audit_log WHERE id <= (SELECT max(id) FROM audit_log) - ${mostEvents}`);
  await db.execute(sql`
    DELETE FROM sign_in_failures WHERE last_failed_at < (
      SELECT last_failed_at FROM sign_in_failures ORDER BY last_failed_at DESC OFFSET ${mostFailures} LIMIT 1)`);
  return {
    guestIds: guests.map((guest) => guest.id),
    sessions: ended.rowCount ?? 0,
    failures: failures.rowCount ?? 0,
    events: events.rowCount ?? 0,
  };
}
