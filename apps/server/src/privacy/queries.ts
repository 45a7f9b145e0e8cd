import type { AgeBand } from '@playforward/contract';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { users } from '../db/schema/accounts.ts';
import { questionnaires } from '../db/schema/onboarding.ts';
import { personPrivacy } from '../db/schema/privacy.ts';

export type PrivacyRow = typeof personPrivacy.$inferSelect;

export async function selectOptionalPrivacy(db: Db, userId: number): Promise<PrivacyRow | undefined> {
  const [row] = await db.select().from(personPrivacy).where(eq(personPrivacy.userId, userId));
  return row;
}

/** The grade that a student gave in the questionnaire. */
export async function selectOptionalGrade(db: Db, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ grade: questionnaires.grade })
    .from(questionnaires)
    .where(eq(questionnaires.userId, userId));
  return row?.grade;
}

type Age = { userId: number; band: AgeBand; saidBy: 'student' | 'school'; now: Date };

/** Notes an age; what a student says counts once, what the school says always. False when it was said before. */
export async function upsertAge(db: Db, { userId, band, saidBy, now }: Age): Promise<boolean> {
  const set = { ageBand: band, ageSaidBy: saidBy, ageSaidAt: now };
  const stored = await db
    .insert(personPrivacy)
    .values({ userId, ...set })
    .onConflictDoUpdate({
      target: personPrivacy.userId,
      set,
      ...(saidBy === 'student' && { setWhere: isNull(personPrivacy.ageBand) }),
    })
    .returning({ userId: personPrivacy.userId });
  return stored.length === 1;
}

/** Notes who agreed, or takes that back with null. */
export async function upsertConsent(
  db: Db,
  { userId, by, now }: { userId: number; by: string | null; now: Date },
): Promise<void> {
  const set = { consentBy: by, consentAt: by === null ? null : now };
  await db
    .insert(personPrivacy)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: personPrivacy.userId, set });
}

/** Sets the day of erasure unless there is one, and answers the one that holds; null takes it back. */
export async function upsertEraseAt(
  db: Db,
  { userId, eraseAt }: { userId: number; eraseAt: Date | null },
): Promise<Date | null> {
  const kept = eraseAt === null ? null : sql`coalesce(${personPrivacy.eraseAt}, excluded.erase_at)`;
  const [row] = await db
    .insert(personPrivacy)
    .values({ userId, eraseAt })
    .onConflictDoUpdate({ target: personPrivacy.userId, set: { eraseAt: kept } })
    .returning({ eraseAt: personPrivacy.eraseAt });
  return row?.eraseAt ?? null;
}

/** Accounts whose erasure was asked for, the next first. */
export function selectErasures(db: Db) {
  return db
    .select({ email: users.email, eraseAt: personPrivacy.eraseAt })
    .from(personPrivacy)
    .innerJoin(users, eq(users.id, personPrivacy.userId))
    .where(sql`${personPrivacy.eraseAt} is not null`)
    .orderBy(personPrivacy.eraseAt);
}

/** Removes the accounts whose day has come, with everything they hold; answers their ids. */
export async function deleteErased(db: Db, now: Date): Promise<number[]> {
  const due = db
    .select({ id: personPrivacy.userId })
    .from(personPrivacy)
    .where(and(sql`${personPrivacy.eraseAt} is not null`, lte(personPrivacy.eraseAt, now)));
  const gone = await db.delete(users).where(sql`${users.id} in (${due})`).returning({ id: users.id });
  return gone.map(({ id }) => id);
}
