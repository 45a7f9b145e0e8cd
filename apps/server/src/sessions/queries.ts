import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { sessions, users } from '../db/schema/accounts.ts';

export type NewSession = { tokenHash: Buffer; userId: number; now: Date; expiresAt: Date };

/** The live session under a token hash with its active user; prepared, because every call makes it. */
export function prepareSelectOptionalSession(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isGuest: users.isGuest,
      role: users.role,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare('session_by_token');
}

export async function insertSession(
  db: Db,
  { tokenHash, userId, now, expiresAt }: NewSession,
): Promise<void> {
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, lastSeenAt: now, expiresAt });
}

export async function updateSessionSeen(db: Db, seen: { tokenHash: Buffer; userId: number; now: Date }) {
  await db.update(sessions).set({ lastSeenAt: seen.now }).where(eq(sessions.tokenHash, seen.tokenHash));
  await db
    .update(users)
    .set({ lastUsedAt: seen.now })
    .where(and(eq(users.id, seen.userId), lt(users.lastUsedAt, seen.now)));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOfUser(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
